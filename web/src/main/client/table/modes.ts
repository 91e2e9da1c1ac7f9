import { lineOf, type Lore } from '../cards/lore'
import type { OfferedMove, PendingText } from '../net/messages'

/** The parts of a line that leaves it to a player which of them is carried out: `One of: gain 3 CC; unsleep a card.` has two; none where a line offers nothing. */
export function modesOf(line: string): string[] {
  const begins = /\b(?:one|up to \w+) of: /i.exec(line)
  if (begins === null) {
    return []
  }
  const modes = ['']
  let quoted = false
  for (const letter of line.slice(begins.index + begins[0].length)) {
    quoted = letter === '"' ? !quoted : quoted
    if (letter === '.' && !quoted) {
      break
    }
    if (letter === ';' && !quoted) {
      modes.push('')
    } else {
      modes[modes.length - 1] += letter
    }
  }
  return modes.map((mode) => mode.trim())
}

/** The card with whose name a question begins: `Timberwolf: which of its instructions?` */
function askedOf(question: string, lore: Lore): string | null {
  return [...lore.keys()].find((title) => question.startsWith(`${title}:`)) ?? null
}

/** What a move chooses of the text that comes next, or of the card of which the question is where the table tells of no text, as that card words it; null for a move that chooses no part of a text, or of one that cannot be read here. */
export function modeWords(move: OfferedMove, next: PendingText | undefined, question: string, lore: Lore): string | null {
  const number = /^mode (\d+)$/.exec(move.notation)?.[1]
  if (number === undefined) {
    return null
  }
  const card = next?.card ?? askedOf(question, lore)
  if (card === null) {
    return null
  }
  const line = next?.line ?? null
  const lines = line === null ? (lore.get(card)?.text ?? []) : [lineOf(lore, card, line) ?? '']
  const offering = lines.map(modesOf).filter((modes) => modes.length > 0)
  return offering.length === 1 ? (offering[0]?.[Number(number) - 1] ?? null) : null
}
