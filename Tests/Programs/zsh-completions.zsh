# Prints what zsh offers for command lines: for each a line `== LINE`, then the candidates.
#
# usage: zsh -f zsh-completions.zsh COMPLETIONS FOLDER < LINES
#
# A second zsh, on a terminal of its own, reads COMPLETIONS, gets each line and a tab typed, and
# notes in FOLDER what its completion adds.
zmodload zsh/zpty
answer=$2/answer

cat > $2/setup.zsh <<END
autoload -Uz compinit
compinit -D -u
source ${(q)1}
zstyle ':completion:*' insert-tab false
compadd() {
  # With -A, -O or -D it is only asked what would fit.
  local -a found
  if (( ! \${argv[1,(i)-(|-)][(I)-[AOD]]} )); then
    builtin compadd -A found "\$@"
    (( \$#found )) && print -rl -- \$IPREFIX\${^found} >> ${(q)answer}
  fi
  builtin compadd "\$@"
}
answer() {
  zle kill-buffer
  : > ${(q)answer}
  BUFFER=\$(< ${(q)answer}.line)
  CURSOR=\$#BUFFER
  zle complete-word
  : > ${(q)answer}.end
}
zle -N answer
bindkey '^A' answer
: > ${(q)answer}.ready
END

wait_for() {
  local count shown
  for (( count = 0; count < 2400; count++ )); do
    [[ -e $1 ]] && return
    # What the terminal shows has to be read, or it fills up.
    while zpty -r -t worker shown; do :; done
    sleep 0.02
  done
  print -u2 "zsh did not get to $1"
  exit 1
}

zpty worker zsh -f -i
zpty -w worker "source ${(q)2}/setup.zsh"
wait_for $answer.ready
while IFS= read -r line; do
  rm -f $answer.end
  print -r -- $line > $answer.line
  zpty -w -n worker $'\x01'
  wait_for $answer.end
  print -r -- "== $line"
  cat $answer
done
zpty -d worker
