extension BashCompletions {
  /// What is the same whatever the commands are.
  ///
  /// bash may break a word at `=` and `:`, so that `--show=hit` comes as three words; where a user
  /// has told it not to, as one.
  static let program = #"""
    # Completes $current to the words of $words, or to the files, as $kind says; $prefix stands before
    # it in the same word.
    _tracectl_complete() {
      local word taken= item=$current plus=
      case "$kind" in
        list)
          case "$current" in *,*) taken=${current%,*}, item=${current##*,} ;; esac
          case "$item" in +*) plus=+ item=${item#+} ;; esac
          for word in $words; do
            case ",${taken//+/}" in *",$word,"*) continue ;; esac
            case "$word" in "$item"*) COMPREPLY+=("$prefix$taken$plus$word") ;; esac
          done
          compopt -o nospace 2> /dev/null ;;
        choice)
          for word in $words; do
            case "$word" in "$current"*) COMPREPLY+=("$prefix$word") ;; esac
          done ;;
        file)
          # Readline quotes what has to be quoted, but knows of no prefix; bash 3.2 cannot be told.
          [ -z "$prefix" ] && compopt -o default 2> /dev/null && return
          while IFS= read -r word; do
            [ -n "$word" ] && COMPREPLY+=("$prefix$word")
          done <<< "$(compgen -f -- "$current")" ;;
      esac
    }

    _tracectl() {
      local IFS=$' \t\n'
      local name kind words repeats options= command= prefix=
      local pending= joined= ended= given=' ' position=1 index=1 word
      local current=${COMP_WORDS[COMP_CWORD]}
      COMPREPLY=()
      while [ "$index" -lt "$COMP_CWORD" ]; do
        word=${COMP_WORDS[index]}
        index=$((index + 1))
        if [ -n "$pending" ]; then
          [ "$word" = = ] || pending=
        elif [ -n "$joined" ]; then
          joined=
        elif [ "$word" = = ] || [ "$word" = : ]; then
          joined=1
        elif [ -z "$ended" ] && [ "$word" = -- ]; then
          ended=1
        elif [ -z "$ended" ] && [ "${word#-?}" != "$word" ]; then
          case "$word" in
            --*=*) _tracectl_option "$command" "${word%%=*}" ;;
            --*) _tracectl_option "$command" "$word"; [ "$kind" = none ] || pending=$word ;;
            -??*) _tracectl_option "$command" "${word:0:2}" ;;
            *) _tracectl_option "$command" "$word"; [ "$kind" = none ] || pending=$word ;;
          esac
          given="$given$name "
        elif [ -z "$command" ]; then
          command=$word
        else
          position=$((position + 1))
        fi
      done

      if [ -n "$pending" ]; then
        [ "$current" = = ] && current=
        _tracectl_option "$command" "$pending"
        _tracectl_complete
      elif [ -z "$ended" ] && [ "${current#--*=}" != "$current" ]; then
        _tracectl_option "$command" "${current%%=*}"
        prefix=${current%%=*}=
        current=${current#*=}
        _tracectl_complete
      elif [ -z "$ended" ] && [ "${current#-}" != "$current" ]; then
        _tracectl_options "$command"
        for word in $options; do
          _tracectl_option "$command" "$word"
          case "$given" in *" $word "*) [ -n "$repeats" ] || continue ;; esac
          case "$word" in "$current"*) COMPREPLY+=("$word") ;; esac
        done
      else
        _tracectl_positional "$command" "$position"
        _tracectl_complete
      fi
    }

    complete -F _tracectl tracectl

    """#
}
