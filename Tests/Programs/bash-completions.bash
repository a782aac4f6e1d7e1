# Prints what bash offers for command lines: for each a line `== LINE`, then the candidates.
#
# usage: bash --norc bash-completions.bash COMPLETIONS < LINES
#
# A line is broken into words as Readline does it, at blanks and at equals signs; where JOINED is
# set, at blanks only.
source "$1"
while IFS= read -r line; do
  broken=$line
  [ -n "$JOINED" ] || broken=${line//=/ = }
  read -r -a COMP_WORDS <<< "$broken"
  case "$line" in *' ') COMP_WORDS+=("") ;; esac
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _tracectl
  printf '%s\n' "== $line"
  [ "${#COMPREPLY[@]}" = 0 ] || printf '%s\n' "${COMPREPLY[@]}"
done
