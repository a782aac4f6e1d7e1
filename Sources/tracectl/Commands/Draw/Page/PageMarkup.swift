/// The fixed parts of a page.
enum PageMarkup {
  static let canvasStart = #"""
    <div class="canvas" id="canvas" tabindex="0" role="group" aria-label="Picture of the touches. The arrow keys step from sample to sample." aria-describedby="readout">
    """#

  static let canvasEnd = #"""
    </div>
    <p class="bar"><output id="readout"></output><button type="button" id="zoom" aria-pressed="false" hidden>Whole window</button></p>
    """#

  static let transport = #"""
    <section class="transport" aria-label="Playback">
    <div class="buttons">
    <button type="button" id="first" aria-label="To the start"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 3v10M13 3 6 8l7 5z"/></svg></button>
    <button type="button" id="back" aria-label="One step back"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M12 3 5 8l7 5z"/></svg></button>
    <button type="button" id="play" aria-label="Play"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="on" d="M4 2.5v11L13.5 8z"/><path class="off" d="M4 3h3v10H4zM9.5 3h3v10h-3z"/></svg></button>
    <button type="button" id="forth" aria-label="One step on"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 3v10l7-5z"/></svg></button>
    <button type="button" id="last" aria-label="To the end"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M12 3v10M3 3l7 5-7 5z"/></svg></button>
    </div>
    <output id="clock" for="time"></output>
    <input type="range" id="time" aria-label="Time" step="1">
    <label class="speed">Speed <select id="speed"></select></label>
    </section>

    """#

  static let log = #"""
    <section class="log" aria-label="Log">
    <div class="head"><h2>Log</h2><details id="filter"><summary>Categories</summary><fieldset id="categories"><legend class="unseen">Categories of lines to show</legend></fieldset></details></div>
    <p class="unseen" id="live" aria-live="polite"></p>
    <div id="log" class="lines"><ol id="lines" role="list" aria-label="Callbacks"></ol></div>
    <p class="hint">Click a line to go to its time. Space plays, ← and → step, Home and End go to the ends.</p>
    </section>

    """#

  static let lanes = #"""
    <section class="lanes" aria-label="States over time">
    <h2>States over time</h2>
    <div class="tracks" id="tracks"><div class="axis" id="axis" aria-hidden="true"></div></div>
    </section>

    """#
}
