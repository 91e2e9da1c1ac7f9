import type { Movement } from './moving'

/** How long the winner is celebrated. */
export const CELEBRATED = 1_200

const SNIPPETS = 40
const HOP = 400
const APART = 40

const UP: Keyframe[] = [
  { translate: '0 0', easing: 'cubic-bezier(.2, .8, .2, 1)' },
  { translate: '0 -16px', offset: 0.3, easing: 'cubic-bezier(.7, 0, .9, .4)' },
  { translate: '0 0', offset: 0.6, easing: 'cubic-bezier(.2, .8, .2, 1)' },
  { translate: '0 -7px', offset: 0.8, easing: 'cubic-bezier(.7, 0, .9, .4)' },
  { translate: '0 0' },
]

/** The cards of the winner hop, one after the other. */
export function hops(half: Element | null): Movement[] {
  const cards = [...(half?.querySelectorAll('.card') ?? [])]
  const apart = Math.min(APART, (CELEBRATED - HOP) / Math.max(1, cards.length - 1))
  return cards.map((on, i) => ({ on, frames: UP, lasts: HOP, after: i * apart, easing: 'linear' }))
}

/** Paper snippets fall over the table, and are gone. */
export function snippets(root: HTMLElement): Movement[] {
  const sheet = document.createElement('div')
  sheet.className = 'snippets'
  sheet.setAttribute('aria-hidden', 'true')
  root.append(sheet)
  const { height } = root.getBoundingClientRect()
  return Array.from({ length: SNIPPETS }, (_, i): Movement => {
    const snippet = document.createElement('i')
    // Spread evenly, but not in a row.
    const across = (i * 61) % 100
    snippet.style.setProperty('left', `${across}%`)
    sheet.append(snippet)
    const after = ((i * 29) % SNIPPETS) * 12
    const aside = ((i * 47) % 90) - 45
    return {
      on: snippet,
      frames: [
        { transform: 'translate(0, -24px) rotate(0deg)', opacity: 1 },
        { transform: `translate(${aside}px, ${height + 24}px) rotate(${360 + aside * 8}deg)`, opacity: 1 },
      ],
      lasts: CELEBRATED - after,
      after,
      easing: 'cubic-bezier(.3, .2, .7, .8)',
      then: () => {
        snippet.remove()
        if (sheet.childElementCount === 0) {
          sheet.remove()
        }
      },
    }
  })
}
