import type { GameEvent } from '../net/messages'

const LONGEST = 250
const ALTOGETHER = 1_500

export type Places = ReadonlyMap<string, DOMRect>

function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button.card[data-handle]')]
}

/** Where each card is now. */
export function places(root: HTMLElement): Places {
  return new Map(cards(root).map((card) => [card.dataset['handle'] ?? '', card.getBoundingClientRect()]))
}

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
}

let running: Animation[] = []

/** Ends all movement at once: everything is where it belongs. */
export function skip(): void {
  running.forEach((each) => each.finish())
  running = []
}

/** How long a view stays before the next one, when so many more have come already. */
export function pace(waiting: number): number {
  return Math.min(LONGEST, Math.round(ALTOGETHER / (waiting + 1)))
}

/** How long after the start each event is shown, so that many together do not take longer than a breath. */
export function delays(count: number): number[] {
  const step = count <= 1 ? 0 : Math.min(LONGEST, (ALTOGETHER - LONGEST) / (count - 1))
  return Array.from({ length: count }, (_, i) => Math.round(i * step))
}

/** Lets cards glide from where they were, new ones appear, and those that events speak of flash in turn. */
export function move(root: HTMLElement, before: Places, events: readonly GameEvent[]): void {
  skip()
  if (calm()) {
    return
  }
  root.classList.add('is-moving')
  setTimeout(() => root.classList.remove('is-moving'), LONGEST)
  for (const card of cards(root)) {
    const inner = card.querySelector<HTMLElement>('.card-in')
    const from = before.get(card.dataset['handle'] ?? '')
    const to = card.getBoundingClientRect()
    if (inner === null || to.width === 0) {
      continue
    }
    if (from === undefined) {
      run(inner, [{ opacity: 0, transform: 'translateY(-12px) scale(0.94)' }, { opacity: 1, transform: 'none' }], LONGEST, 0)
    } else if (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2) {
      const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
      run(inner, [{ transform: way, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], LONGEST, 0)
    }
  }
  const spoken = events.filter((event) => event.cards.length > 0)
  const starts = delays(spoken.length)
  spoken.forEach((event, i) => {
    for (const handle of event.cards) {
      const card = root.querySelector<HTMLElement>(`button.card[data-handle="${handle}"]`)
      if (card !== null) {
        run(card, flash(event.kind), LONGEST, starts[i] ?? 0)
      }
    }
  })
}

function flash(kind: string): Keyframe[] {
  if (/struck|strike|hit|damage|lost|sleep|regress|fright|dismiss/.test(kind)) {
    return [{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }]
  }
  return [{ scale: '1' }, { scale: '1.06' }, { scale: '1' }]
}

function run(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
  running.push(element.animate(frames, { duration, delay, easing: 'ease-out', fill: 'backwards' }))
}
