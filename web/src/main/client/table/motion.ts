import type { GameEvent } from '../net/messages'
import { calm, timed, watch } from './speeds'

const LONGEST = 250
const ALTOGETHER = 1_500

const LUNGE = 480

/** Events in which the first card goes at the second. */
const BLOW = /struck|compared|tussled|challenged/i

export type Places = ReadonlyMap<string, DOMRect>

function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button.card[data-handle]')]
}

/** Where each card is that is drawn now. */
export function places(root: HTMLElement): Places {
  return new Map(
    cards(root)
      .flatMap((card) => (card.dataset['handles'] ?? card.dataset['handle'] ?? '').split(' ').map((handle) => [handle, card.getBoundingClientRect()] as const))
      .filter(([, rect]) => rect.width > 0),
  )
}

/** The card of a handle where it is drawn, alone or for equal ones: a card that is on a stage over the table is on the table as well, unseen. */
export function drawnCard(root: HTMLElement, handle: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`button.card[data-handle="${handle}"], button.card[data-handles~="${handle}"]`)]
  return found.find((card) => card.getBoundingClientRect().width > 0) ?? found[0] ?? null
}

let running: Animation[] = []

/** Ends all movement at once: everything is where it belongs. */
export function skip(): void {
  running.forEach((each) => each.finish())
  running = []
}

/** How long a view stays before the next one, when so many more have come already. */
export function pace(waiting: number): number {
  return timed(Math.min(LONGEST, Math.round(ALTOGETHER / (waiting + 1))))
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
  const glides: Animation[] = []
  for (const card of cards(root)) {
    const inner = card.querySelector<HTMLElement>('.card-in')
    const from = before.get(card.dataset['handle'] ?? '')
    const to = card.getBoundingClientRect()
    if (inner === null || to.width === 0) {
      continue
    }
    if (from === undefined) {
      glides.push(run(inner, [{ opacity: 0, transform: 'translateY(-12px) scale(0.94)' }, { opacity: 1, transform: 'none' }], LONGEST, 0))
    } else if (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2) {
      const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
      glides.push(run(inner, [{ transform: way, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], LONGEST, 0))
      run(card, [{ scale: '1' }, { scale: '1.04' }, { scale: '1' }], 120, LONGEST)
    }
  }
  glide(root, glides)
  const spoken = events.filter((event) => event.cards.length > 0)
  const starts = delays(spoken.length)
  spoken.forEach((event, i) => {
    const named = event.cards.flatMap((handle) => drawnCard(root, handle) ?? [])
    const [first, second] = named
    if (BLOW.test(event.kind) && first !== undefined && second !== undefined && first !== second) {
      lunge(first, second, starts[i] ?? 0)
      return
    }
    named.forEach((card) => run(card, flash(event.kind), LONGEST, starts[i] ?? 0))
  })
}

let gliding = 0

/** Marks the table for as long as cards glide on it: see `is-moving` in the style sheets. */
function glide(root: HTMLElement, glides: readonly Animation[]): void {
  const turn = ++gliding
  root.classList.toggle('is-moving', glides.length > 0)
  const end = Promise.allSettled(glides.map((each) => each.finished))
  if (glides.length > 0) {
    watch(end)
  }
  void end.then(() => {
    // A later view may have set cards moving meanwhile.
    if (turn === gliding) {
      root.classList.remove('is-moving')
    }
  })
}

/** A blow: the one leans back and lunges to the other's edge, both shake, the one returns. */
function lunge(one: HTMLElement, other: HTMLElement, delay: number): void {
  const from = one.getBoundingClientRect()
  const to = other.getBoundingClientRect()
  const far = 0.55
  const x = (to.x + to.width / 2 - from.x - from.width / 2) * far
  const y = (to.y + to.height / 2 - from.y - from.height / 2) * far
  run(
    one,
    [
      { translate: '0 0', zIndex: 5 },
      { translate: `${-x * 0.08}px ${-y * 0.08}px`, offset: 0.17 },
      { translate: `${x}px ${y}px`, offset: 0.5 },
      { translate: `${x}px ${y}px`, offset: 0.58 },
      { translate: '0 0', zIndex: 5 },
    ],
    LUNGE,
    delay,
  )
  run(other, [{ translate: '0' }, { translate: '-4px' }, { translate: '4px' }, { translate: '-4px' }, { translate: '0' }], 120, delay + LUNGE / 2)
}

function flash(kind: string): Keyframe[] {
  if (/struck|strike|hit|damage|lost|sleep|regress|fright|dismiss/.test(kind)) {
    return [{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }]
  }
  return [{ scale: '1' }, { scale: '1.06' }, { scale: '1' }]
}

function run(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): Animation {
  const animation = element.animate(frames, { duration: timed(duration), delay: timed(delay), easing: 'ease-out', fill: 'backwards' })
  running.push(animation)
  return animation
}
