import type { CardReading, CardText } from '../net/api'

/** A card as it stands in a text that somebody writes, understood or not. */
export interface WrittenCard {
  card: CardText
  /** The first and the last line of the text that belong to it, from 1. */
  first: number
  last: number
}

const NUMBER = / \([^()]*\)$/

/** The cards of a text, one for each line `# Name`. */
export function writtenCards(text: string): WrittenCard[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, i) => (line.startsWith('#') ? [i] : []))
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? lines.length
    const body = lines.slice(start + 1, end).filter((line) => line.trim() !== '')
    const turn = body.findIndex((line) => /^Back:/.test(line))
    const front = turn < 0 ? body : body.slice(0, turn)
    const behind = turn < 0 ? [] : body.slice(turn)
    const back = turn < 0 ? null : { opening: behind[0] ?? '', kind: behind[1] ?? '', text: behind.slice(2) }
    const title = (lines[start] ?? '').slice(1).trim()
    const card = { name: title.replace(NUMBER, ''), set: '', number: '', kind: front[0] ?? '', text: front.slice(1), back }
    return { card, first: start + 1, last: end }
  })
}

/** The card to which a line belongs; the first one for a line before it. */
export function cardAt(cards: readonly WrittenCard[], line: number): WrittenCard | undefined {
  return cards.findLast((each) => each.first <= line) ?? cards[0]
}

/** Whether nothing is wrong with a card, as far as the game has read it. */
export function isUnderstood(written: WrittenCard, reading: CardReading): boolean {
  const wrong = reading.diagnostics.some((each) => each.severity === 'ERROR' && each.line >= written.first && each.line <= written.last)
  return !wrong && reading.cards.some((each) => each.name === written.card.name)
}

/** The cards of a text that the game has understood, as a text. */
export function understoodText(text: string, reading: CardReading): string {
  const lines = text.split('\n')
  return writtenCards(text)
    .filter((each) => isUnderstood(each, reading))
    .map((each) => lines.slice(each.first - 1, each.last).join('\n').trim())
    .join('\n\n')
}

/** A printed card as somebody writes it, under a name of its own. */
export function sourceOf(card: CardText, name: string): string {
  const back = card.back === null ? [] : [card.back.opening, card.back.kind, ...card.back.text]
  return [`# ${name}`, card.kind, ...card.text, ...back].join('\n')
}

/** A name that no card of the text has, for a card that begins as a copy of another. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = `My ${name}`
  for (let i = 2; taken.includes(free); i++) {
    free = `My ${name} ${i}`
  }
  return free
}
