/** What a first game tells, each thing once, when it can first be done: game, the word that begins the move, the text. */
export const tips: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ggltcg: [
    ['play', 'Cards with a glowing frame can be played: choose one, then press the big button. Toys stay in play, Actions work once. The number on the coin is the cost in CC.'],
    ['tussle', 'A Toy of yours in play can tussle: choose it, then the Toy it goes for. The faster one strikes first; damage counts against stamina.'],
    ['direct', 'The other side has no Toys in play, so yours can attack directly: a card of their hand goes to sleep, without their choosing.'],
    ['end', 'When nothing more is worth its price, end your turn. CC that you keep are still yours next turn, up to 7.'],
  ],
  littletroubles: [
    ['keep', 'You see ten cards and keep six of them. A hand with some cheap Characters is a good one.'],
    ['play', 'Cards with a glowing frame can be played: choose one, then press the big button. Cookies pay for it; Characters bring more each turn.'],
    ['fight', 'You may pick one fight a turn: choose your Character, then theirs. Confidence hits, maturity withstands. Who loses grows small.'],
    ['use', 'Some cards in play can be used. Choose the card to see what it can do.'],
    ['no', 'You need not fight. The big button goes on without one.'],
    ['pass', 'Passing goes on to the next part of the turn. At the end, your Characters bring cookies and cards.'],
  ],
  mlpccg: [
    ['start', 'Choose the Problem that you start with. Your ponies will gather there to confront it.'],
    ['keep', 'Keep this hand if it has some Friends that cost 1 or 2; else draw a new one, once.'],
    ['play', 'Choose a card, then where it goes. Friends at a Problem help to confront it; the number on the drop is the cost in action tokens.'],
    ['move', 'For 2 tokens a character of yours moves: choose it, then where to. A Problem is confronted with enough power of the colors it asks for.'],
    ['draw', 'A token buys a card.'],
    ['challenge', 'A Troublemaker stands in the way. Challenge it: both flip a card, and the higher total wins.'],
    ['confront', 'You have what this Problem asks for. Confront it and score.'],
    ['pass', 'Passing ends this part of your turn. Tokens that you keep are still there next turn.'],
  ],
}
