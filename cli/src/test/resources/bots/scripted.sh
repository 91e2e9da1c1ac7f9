# A bot that writes down what is said. It gives the answers of a file, a line each, and then the
# first move that is offered.
#
#   sh scripted.sh LOG ANSWERS
log=$1
exec 3<"$2"
while read -r said; do
  printf '> %s\n' "$said" >>"$log"
  case $said in
    *'"type":"result"'*) exit 0 ;;
    *'"type":"error"'*) exit 1 ;;
  esac
  if ! read -r answer <&3; then
    number=$(printf '%s\n' "$said" | sed 's/^{"type":"choose","number":\([0-9]*\),.*/\1/')
    move=$(printf '%s\n' "$said" | sed 's/.*"moves":\[{"notation":"\([^"]*\)".*/\1/')
    answer="{\"type\":\"move\",\"number\":$number,\"move\":\"$move\"}"
  fi
  printf '< %s\n' "$answer" >>"$log"
  printf '%s\n' "$answer"
done
