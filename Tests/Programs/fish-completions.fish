# Prints what fish offers for command lines: for each a line `== LINE`, then the candidates.
#
# usage: fish --no-config fish-completions.fish COMPLETIONS < LINES
source $argv[1]
while read -l line
    echo "== $line"
    complete -C "$line"
end
