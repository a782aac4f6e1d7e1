# Prints what bash offers for a command line, one candidate a line.
#
# usage: bash --norc bash-completions.bash COMPLETIONS LINE
#
# The line is broken into words as Readline would, at blanks and at equals signs.
source "$1"
read -r -a COMP_WORDS <<< "${2//=/ = }"
case "$2" in *[\ =]) [[ $2 == *= ]] || COMP_WORDS+=("") ;; esac
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_tracectl
printf '%s\n' "${COMPREPLY[@]}"
