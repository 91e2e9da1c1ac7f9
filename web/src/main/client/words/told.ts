import type { GameEvent, OfferedMove, Seat, Span } from '../net/messages'

/** Who the seats are in the eyes of this page: whoever sits here is `you`, the others have names. */
export interface Cast {
  you: Seat | null
  names: Record<Seat, string>
}

/** A piece of a sentence: words, or the name of a card. */
export interface Piece {
  words: string
  card: boolean
}

/** What happened, in pieces, with the names of the players in it. */
export function pieces(event: GameEvent, cast: Cast): Piece[] {
  return inPieces(event.words, event.spans, cast)
}

/** What a move means, in pieces, without the full stop: `Play`, `Umbruh`, `for 1 CC`. */
export function means(move: OfferedMove, cast: Cast): Piece[] {
  return inPieces(move.meaning.replace(/\.$/, ''), move.spans, cast)
}

function inPieces(sentence: string, spans: readonly Span[], cast: Cast): Piece[] {
  if (spans.length === 0) {
    return [{ words: told(sentence, cast), card: false }]
  }
  const all: Piece[] = []
  let from = 0
  for (const { at, length, of } of spans) {
    const words = sentence.slice(at, at + length)
    all.push({ words: sentence.slice(from, at), card: false })
    all.push(of === 'card' ? { words, card: true } : { words: words === of ? nameOf(of, at, cast) : words, card: false })
    from = at + length
  }
  all.push({ words: sentence.slice(from), card: false })
  return all.filter((piece) => piece.words !== '')
}

function nameOf(seat: Seat, at: number, cast: Cast): string {
  return seat !== cast.you ? cast.names[seat] : at === 0 ? 'You' : 'you'
}

/** What happened, as a sentence with the names of the players. */
export function happened(event: GameEvent, cast: Cast): string {
  return pieces(event, cast)
    .map((piece) => piece.words)
    .join('')
}

const ODD: Record<string, string> = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' }

/** `gains` as `you` do it: `gain`. */
function yours(verb: string): string {
  const odd = ODD[verb]
  if (odd !== undefined) {
    return odd
  }
  if (/(ss|x|ch|sh|zz)es$/.test(verb)) {
    return verb.slice(0, -2)
  }
  return /[^aeiou]ies$/.test(verb) ? `${verb.slice(0, -3)}y` : verb.slice(0, -1)
}

/**
 * A sentence of the game, in which players are A and B, as the person at this page would say it:
 * `A gains 2 CC and has 2.` becomes `You gain 2 CC and have 2.`
 */
export function told(words: string, cast: Cast): string {
  let text = words
  for (const seat of ['A', 'B'] as const) {
    text = seat === cast.you ? toYou(text, seat) : named(text, seat, cast.names[seat])
  }
  return text
}

function named(text: string, seat: Seat, name: string): string {
  if (seat === 'B') {
    return text.replace(/\bB\b/g, () => name)
  }
  // "A" may also begin a title, or be the article: then a capital follows, or a word that is no verb.
  return text.replace(/\bA(?='s\b)|(?<=^|[.:;] )A(?= [a-z]+s\b)|(?<=[a-z,] )A\b(?! [A-Z])/g, () => name)
}

function toYou(text: string, seat: Seat): string {
  const subject = new RegExp(`(^|[.:;] |, (?:then|and|so) )${seat} ([a-z]+s)\\b([^.;:]*)`, 'g')
  return text
    .replace(subject, (_, begin: string, verb: string, rest: string) => {
      const others = rest.replace(/ and ((?:has|gains|draws|loses|pays|goes|is|scores|discards|moves|plays))\b/g, (_all, next: string) => ` and ${yours(next)}`)
      return `${begin}${begin.startsWith(',') ? 'you' : 'You'} ${yours(verb)}${others}`
    })
    .replace(new RegExp(`(^|[.:;] )${seat}'s\\b`, 'g'), '$1Your')
    .replace(new RegExp(`\\b${seat}'s\\b`, 'g'), 'your')
    .replace(new RegExp(`\\b(of|for|by|from|to|against|that) ${seat}\\b(?! [A-Z])`, 'g'), '$1 you')
    .replace(new RegExp(`\\b${seat} ([a-z]+s)\\b`, 'g'), (_, verb: string) => `you ${yours(verb)}`)
}
