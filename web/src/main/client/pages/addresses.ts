import type { CardText } from '../net/api'

/** The address of the page of a card. */
export function addressOf(game: string, card: CardText): string {
  return `/cards/${game}?card=${encodeURIComponent(card.name)}`
}
