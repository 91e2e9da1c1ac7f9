/** What a first game tells in German, each thing once, when it can first be done: game, the word that begins the move, the text. */
export const tips: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ggltcg: [
    ['play', 'Karten mit leuchtendem Rahmen kannst du spielen: Wähl eine und drück dann den großen Knopf. Toys bleiben im Spiel, Actions wirken einmal. Die Zahl auf der Münze sind die Kosten in CC.'],
    ['tussle', 'Deine Toys im Spiel können rangeln: Wähl eines und dann das Toy, auf das es losgeht. Das schnellere trifft zuerst; der Schaden geht gegen die Ausdauer.'],
    ['direct', 'Die andere Seite hat keine Toys im Spiel, also können deine direkt angreifen: Eine zufällige Karte von ihrer Hand schläft dann ein.'],
    ['end', 'Wenn nichts mehr seinen Preis wert ist, beende deinen Zug. CC, die du behältst, hast du auch im nächsten Zug noch, bis zu 7.'],
  ],
  littletroubles: [
    ['keep', 'Du siehst zehn Karten und behältst sechs davon. Gut ist eine Hand mit ein paar günstigen Characters.'],
    ['play', 'Karten mit leuchtendem Rahmen kannst du spielen: Wähl eine und drück dann den großen Knopf. Bezahlt wird mit Keksen; Characters bringen in jedem Zug neue.'],
    ['fight', 'In jedem Zug darfst du einen Kampf anfangen: Wähl deinen Character und dann den, gegen den er kämpft. Selbstvertrauen trifft, Reife hält stand. Wer verliert, wird klein.'],
    ['use', 'Manche Karten im Spiel kannst du nutzen. Wähl die Karte, um zu sehen, was sie kann.'],
    ['no', 'Du musst nicht kämpfen. Mit dem großen Knopf geht es ohne Kampf weiter.'],
    ['pass', 'Wenn du passt, geht es mit dem nächsten Teil des Zuges weiter. Am Ende bringen deine Characters Kekse und Karten.'],
  ],
  mlpccg: [
    ['start', 'Wähl das Problem, mit dem du beginnst. Dort versammeln sich deine Ponys, um es anzupacken.'],
    ['keep', 'Behalte diese Hand, wenn ein paar Friends dabei sind, die 1 oder 2 kosten; sonst zieh einmal eine neue.'],
    ['play', 'Wähl eine Karte und dann, wohin sie kommt. Friends an einem Problem helfen, es anzupacken; die Zahl auf dem Tropfen sind die Kosten in Aktionsmarken.'],
    ['move', 'Für 2 Aktionsmarken zieht einer deiner Characters um: Wähl ihn und dann den neuen Platz. Ein Problem packst du mit genug Power in den Farben an, die es verlangt.'],
    ['draw', 'Für eine Aktionsmarke gibt es eine Karte.'],
    ['challenge', 'Ein Troublemaker steht im Weg. Fordere ihn heraus: Beide Seiten drehen eine Karte um, und die höhere Summe gewinnt.'],
    ['confront', 'Du hast, was dieses Problem verlangt. Pack es an und hol dir Punkte.'],
    ['pass', 'Wenn du passt, endet dieser Teil deines Zuges. Aktionsmarken, die du behältst, hast du auch im nächsten Zug noch.'],
  ],
}
