import { signal, type Signal } from '@preact/signals'
import { sprites } from 'virtual:sprites'
import type { Card } from '../net/messages'

/** What the picture of a card is made of: a scene, one main figure or a pony, and up to three props. */
export interface Look {
  scene: string
  main?: string
  pony?: { pose: string; coat: string; mane: number; race: string }
  props?: string[]
}

type Looks = Readonly<Record<string, Look>>

const files = import.meta.glob<{ default: Looks }>('../art/*.json')
const kept = new Map<string, Signal<Looks>>()

/** The looks of a game's cards by the names of their faces: none at first, then all of them. */
export function looks(game: string): Looks {
  let known = kept.get(game)
  if (known === undefined) {
    known = signal<Looks>({})
    kept.set(game, known)
    const there = known
    void files[`../art/${game}.json`]?.().then(
      (file) => {
        there.value = file.default
      },
      () => kept.delete(game),
    )
  }
  return known.value
}

/** The address of a drawing in the sprite of a game; null where the game has none. */
export function drawing(game: string, name: string): string | null {
  const sprite = sprites[game]
  return sprite === undefined ? null : `${sprite}#${name}`
}

/** The names under which the face of a card that is up may have its look, the most particular first. */
export function facesOf(card: Pick<Card, 'card' | 'name' | 'marks'>): string[] {
  const boosted = card.marks.some((mark) => mark.name === 'boosted')
  const title = card.card.split(' // ')[0] ?? card.card
  return [...(boosted ? [`${title} // Boosted`] : []), card.name, card.card, title]
}
