import { timed, watch } from './speeds'

/** One movement that is to begin: at normal speed it lasts so many milliseconds, after so many. */
export interface Movement {
  on: Element
  /** The part of its style sheet that moves instead of it: `::after`. */
  pseudo?: string
  frames: Keyframe[]
  lasts: number
  after?: number
  easing?: string
  /** Whether it shows its beginning before it begins, as usual. */
  waits?: boolean
  /** What is done when it has ended, in whichever way. */
  then?: () => void
}

/** The duration and the delay of each movement in real milliseconds: together they end within that time. */
export function fitted(movements: readonly Movement[], within: number): { duration: number; delay: number }[] {
  const whole = Math.max(0, ...movements.map((each) => timed((each.after ?? 0) + each.lasts)))
  const rate = whole > within ? within / whole : 1
  return movements.map((each) => ({ duration: timed(each.lasts) * rate, delay: timed(each.after ?? 0) * rate }))
}

const running = new Set<Animation>()

// What is watched moves until the last of it has come to rest.
const watched = new Set<Animation>()
let rests: (() => void) | null = null

/** Counts the frames of a movement, together with what else moves meanwhile. */
function follow(animation: Animation): Promise<void> {
  watched.add(animation)
  if (rests === null) {
    watch(new Promise<void>((done) => (rests = done)))
  }
  return animation.finished.catch(() => {}).then(() => {
    watched.delete(animation)
    if (watched.size === 0) {
      rests?.()
      rests = null
    }
  })
}

/** Counts the frames of what the style sheets of a table move as well; answers how that is ended. */
export function followStyles(root: HTMLElement): () => void {
  const began = (event: AnimationEvent): void => {
    const all = event.target instanceof Element ? event.target.getAnimations() : []
    all.filter((each) => each.playState === 'running' && !watched.has(each) && ends(each)).forEach((each) => void follow(each))
  }
  root.addEventListener('animationstart', began)
  return () => root.removeEventListener('animationstart', began)
}

/** Whether a movement comes to its end by itself: one that goes on for ever does not, and what goes by scrolling is none. */
function ends(animation: Animation): boolean {
  return animation.timeline instanceof DocumentTimeline && Number.isFinite(animation.effect?.getComputedTiming().endTime)
}

/** Whether anything moves. */
export function moves(): boolean {
  return running.size > 0
}

/** Ends all movement at once: everything is where it belongs. */
export function finish(some: Iterable<Animation> = running): void {
  for (const each of [...some]) {
    each.finish()
    running.delete(each)
  }
}

/** Ends at once whatever moves on a table, that of its style sheets too. */
export function finishAll(root: HTMLElement): void {
  finish()
  for (const each of root.getAnimations({ subtree: true })) {
    if (ends(each)) {
      each.finish()
    }
  }
}

/** Begins movements, which end within so many real milliseconds. */
export function start(movements: readonly Movement[], within = Infinity): Animation[] {
  const times = fitted(movements, within)
  return movements.map((each, i) => {
    const animation = each.on.animate(each.frames, { ...times[i], easing: each.easing ?? 'ease-out', fill: each.waits === false ? 'none' : 'backwards', ...(each.pseudo === undefined ? {} : { pseudoElement: each.pseudo }) })
    running.add(animation)
    void follow(animation).then(() => {
      running.delete(animation)
      each.then?.()
    })
    return animation
  })
}

const FADES = 120

/** Where movement is not wished for: something is there, or gone, after no more than a breath. */
export function fade(on: Element, to: 0 | 1, then?: () => void): void {
  const fading = on.animate([{ opacity: 1 - to }, { opacity: to }], { duration: timed(FADES) })
  void fading.finished.catch(() => {}).then(() => then?.())
}
