/// How a page looks around its picture.
enum PageStyle {
  static let sheet = colors + frame + controls + log + lanes + media

  private static let colors = #"""
    :root{color-scheme:light dark;--bg:#f1f3f6;--card:#fff;--text:#1a1f27;--soft:#566070;--rule:#dde1e7;--accent:#0072b2;--tint:#e3f0f8;--hover:#eef1f5}
    @media (prefers-color-scheme:dark){:root{--bg:#0e1013;--card:#14171c;--text:#eceff3;--soft:#a3adba;--rule:#2a3038;--accent:#56b4e9;--tint:#14303f;--hover:#1d222a}}

    """#

  private static let frame = #"""
    *{box-sizing:border-box}
    body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
    header{padding:28px 32px 20px;max-width:1480px;margin:auto}
    h1{margin:0;font-size:22px;line-height:1.3;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere}
    header p{margin:4px 0 0;color:var(--soft);overflow-wrap:anywhere}
    h2{margin:0;font-size:13px;font-weight:600;color:var(--soft)}
    noscript p{margin:0 32px 16px}
    main{display:grid;grid-template:"stage log" "transport transport" "lanes lanes"/minmax(0,5fr) minmax(0,6fr);gap:16px;padding:0 32px 40px;max-width:1480px;margin:auto}
    section{background:var(--card);border:1px solid var(--rule);border-radius:12px;min-width:0}
    .stage{grid-area:stage;padding:16px 16px 12px;display:flex;flex-direction:column}
    .canvas{flex:1;min-height:0;position:relative;border-radius:8px;touch-action:manipulation}
    #picture{display:block;width:100%;height:clamp(380px,58vh,720px);will-change:transform}
    #sheet{position:absolute;left:0;top:0;width:100%;height:100%;pointer-events:none;will-change:transform}
    #picture .glyph{transform:scale(var(--k,1))}
    .bar{display:flex;gap:12px;align-items:center;justify-content:space-between;min-height:34px;margin:10px 0 0}
    #readout{color:var(--soft);font-size:13px;font-variant-numeric:tabular-nums}
    .legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin:10px 0 0;padding:10px 0 0;border-top:1px solid var(--rule);list-style:none;font-size:13px;color:var(--soft)}
    .legend li{display:flex;align-items:center;gap:6px}
    .cursor{pointer-events:none}
    .cursor circle{fill:var(--finger);fill-opacity:.22;stroke:var(--finger);stroke-width:2;vector-effect:non-scaling-stroke}
    .trail{fill:none;stroke:var(--finger);stroke-width:6;stroke-linecap:round;stroke-opacity:.35;pointer-events:none}
    .ring{fill:none;stroke:var(--accent);stroke-width:2.5;vector-effect:non-scaling-stroke;pointer-events:none}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

    """#

  private static let controls = #"""
    button,select,summary,input{font:inherit;color:inherit}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    button,select{background:var(--card);border:1px solid var(--rule);border-radius:8px;min-height:36px;padding:0 12px;cursor:pointer}
    button:hover,select:hover{background:var(--hover)}
    .transport{grid-area:transport;display:flex;align-items:center;gap:20px;padding:10px 16px;position:sticky;bottom:12px;z-index:2;box-shadow:0 6px 20px rgba(10,20,40,.08)}
    .buttons{display:flex;gap:4px}
    .buttons button{width:40px;height:40px;padding:0;border-color:transparent;background:none}
    .buttons button:hover{background:var(--hover)}
    .buttons svg{width:16px;height:16px;display:block;margin:auto;fill:currentColor;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
    #play{background:var(--accent);color:var(--card);border-radius:50%}
    #play .off,.playing #play .on{display:none}
    .playing #play .off{display:inline}
    #clock{font-variant-numeric:tabular-nums;font-weight:600;min-width:5.5em;text-align:right}
    #time{flex:1;min-width:80px;accent-color:var(--accent);height:28px;margin:0;cursor:pointer}
    .speed{color:var(--soft);font-size:13px;white-space:nowrap}
    .speed select{margin-left:6px;color:var(--text)}
    #zoom{font-size:13px;min-height:32px}

    """#

  private static let log = #"""
    .log{grid-area:log;display:flex;flex-direction:column;padding:16px 0 12px;position:relative}
    .head{display:flex;align-items:center;justify-content:space-between;padding:0 16px 10px;border-bottom:1px solid var(--rule)}
    details{font-size:13px;color:var(--soft)}
    summary{cursor:pointer;padding:2px 6px;border-radius:6px}
    fieldset{position:absolute;right:16px;z-index:3;margin:6px 0 0;padding:10px 14px;border:1px solid var(--rule);border-radius:8px;background:var(--card);display:grid;gap:6px;box-shadow:0 6px 20px rgba(10,20,40,.12)}
    fieldset label{display:flex;gap:8px;align-items:center;color:var(--text)}
    fieldset input{accent-color:var(--accent);width:16px;height:16px;margin:0}
    .lines{flex:1 1 0px;contain:strict;overflow:auto;position:relative;min-height:320px}
    .lines ol{list-style:none;margin:0;padding:0;position:absolute;left:0;top:0;min-width:100%;width:max-content}
    .lines li{height:24px}
    .lines button{display:block;width:100%;height:24px;min-height:0;padding:0 16px 0 13px;border:0;border-left:3px solid transparent;border-radius:0;background:none;text-align:left;white-space:pre;font:12px/24px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;direction:ltr;unicode-bidi:isolate}
    .lines button:hover{background:var(--hover)}
    .lines button:focus-visible{outline-offset:-3px}
    .lines .now{background:var(--tint)}
    .lines [aria-current]{border-left-color:var(--accent);font-weight:600}
    .lines .pointed{background:var(--hover);box-shadow:inset 0 0 0 1px var(--accent)}
    .hint{margin:0;padding:10px 16px 0;border-top:1px solid var(--rule);font-size:13px;color:var(--soft)}

    """#

  private static let lanes = #"""
    .lanes{grid-area:lanes;padding:16px}
    .tracks{position:relative;margin-top:10px}
    .axis,.lane{display:grid;grid-template-columns:minmax(150px,240px) 1fr;gap:16px;align-items:center}
    .axis{height:22px;color:var(--soft);font-size:12px;font-variant-numeric:tabular-nums}
    .axis div{grid-column:2;position:relative;height:100%}
    .axis span{position:absolute;transform:translateX(-50%);white-space:nowrap}
    .axis span:first-child{transform:none}
    .axis span:last-child{transform:translateX(-100%)}
    .lane{padding:5px 0;border-top:1px solid var(--rule)}
    .lane p{margin:0;min-width:0;line-height:1.35}
    .lane b{display:block;font-weight:600;font-size:13px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;direction:ltr;unicode-bidi:isolate}
    .lane i{display:block;font-style:normal;font-size:12px;color:var(--soft);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-height:1.35em}
    .track{position:relative;height:30px;overflow:hidden;cursor:pointer;border-radius:4px}
    .track svg{position:absolute;inset:0;width:100%;height:100%}
    .track path{fill:var(--soft)}
    .track .down{fill:var(--finger)}
    .track .touched,.track .possible{fill:var(--rule)}
    .track .inside,.track .began,.track .changed,.track .dragging{fill:var(--accent)}
    .track .outside{fill:none;stroke:var(--accent);stroke-width:1.5;stroke-dasharray:4 3;vector-effect:non-scaling-stroke}
    .track .ended{fill:var(--text)}
    .track .failed,.track .cancelled{fill:var(--soft)}
    .track .ticks{fill:none;stroke:var(--text);stroke-width:1.5;vector-effect:non-scaling-stroke}
    .track span{position:absolute;top:7px;font-size:11px;line-height:16px;padding:0 5px;overflow:hidden;text-overflow:clip;white-space:nowrap;pointer-events:none}
    .track .on-accent{color:var(--card)}
    .head-line{position:absolute;top:22px;bottom:0;width:0;border-left:2px solid var(--accent);margin-left:-1px;pointer-events:none}

    """#

  private static let media = #"""
    @media (max-width:860px){
    header{padding:20px 16px 14px}
    h1{font-size:19px}
    main{grid-template:"stage" "transport" "log" "lanes"/minmax(0,1fr);gap:12px;padding:0 12px 24px}
    #picture{height:min(62vh,480px)}
    .transport{flex-wrap:wrap;gap:6px 12px;padding:8px 12px;bottom:8px}
    #clock{min-width:4.5em;margin-left:auto}
    #time{flex:1 0 55%;order:9}
    .speed{font-size:0;order:10}
    .axis span:nth-child(even){display:none}
    .speed select{font-size:14px;margin:0}
    .lines{height:300px;flex:none}
    .axis,.lane{grid-template-columns:104px 1fr;gap:10px}
    }
    @media (prefers-reduced-motion:no-preference){button,.lines button{transition:background-color .12s}}
    @media (forced-colors:active){.lines [aria-current]{border-left-color:Highlight}.track path{forced-color-adjust:none}}
    @media print{
    :root{--bg:#fff;--card:#fff;--text:#000;--soft:#444;--rule:#bbb;--accent:#0072b2;--tint:#eee}
    body{font-size:11px}
    main{display:block;padding:0;max-width:none}
    header{padding:0 0 12px}
    section{border:0;border-radius:0;margin-bottom:16px}
    .transport,.bar button,details,.hint{display:none}
    .stage{break-inside:avoid}
    #picture{height:150mm}
    .lines{height:auto!important;contain:none;overflow:visible;min-height:0}
    .lines>div{display:none}
    .lines ol{position:static;transform:none!important;width:auto}
    .lines li,.lines button{height:auto;line-height:1.35}
    .lines button{font-size:9px;white-space:pre-wrap}
    .lane{break-inside:avoid}
    }

    """#
}
