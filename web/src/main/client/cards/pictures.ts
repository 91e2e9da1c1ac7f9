import { signal, type Signal } from '@preact/signals'
import { front, sprites } from 'virtual:sprites'
import type { Card } from '../net/messages'
import type { Face } from './lore'
import { composed, palette, type Palette } from './ownPictures'

/** What the picture of a card is made of: a scene, one main figure or a pony, and up to three props. */
export interface Look {
  scene: string
  main?: string
  pony?: { pose: string; coat: string; mane: number; race: string }
  props?: string[]
}

type Looks = Readonly<Record<string, Look>>

/** The game whose drawings a game without any borrows, for it has those of the most things and people. */
const LENDER = 'littletroubles'

const files = import.meta.glob<{ default: Looks }>('../art/*.json')
/** The pictures of the front page have a sprite of their own: that of a game takes a phone a second to read. */
export const FRONT = 'front'

const kept = new Map<string, Signal<Looks>>([[FRONT, signal<Looks>(front)]])

/** Whether the cards of a game have pictures drawn for them. */
export function isDrawn(game: string): boolean {
  return game === FRONT || files[`../art/${game}.json`] !== undefined
}

/** The game with whose drawings the cards of a game are drawn. */
export function artOf(game: string): string {
  return isDrawn(game) ? game : LENDER
}

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

const palettes = new Map<Looks, Palette>()
const keywords = signal<Readonly<Record<string, readonly string[]>> | null>(null)
let asked = false

/** The picture of a card that nobody has drawn, from its words; null until all that it is made of is there. */
export function ownLook(game: string, name: string, face: Face): Look | null {
  const known = looks(artOf(game))
  if (!asked) {
    asked = true
    void import('virtual:keywords').then(
      (module) => {
        keywords.value = module.keywords
      },
      () => {
        asked = false
      },
    )
  }
  if (keywords.value === null || Object.keys(known).length === 0) {
    return null
  }
  const from = palettes.get(known) ?? palette(known)
  palettes.set(known, from)
  return composed(name, face, from, keywords.value)
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
