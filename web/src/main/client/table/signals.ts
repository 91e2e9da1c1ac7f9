import { signal } from '@preact/signals'
import { asksYou, type View } from '../net/messages'
import { t } from '../words/words'

const KEY = 'cardwright.sound'

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

let context: AudioContext | undefined

/** The sound of "your turn": off until it is asked for. */
export const sound = {
  on: signal(stored()),
  toggle(): void {
    this.on.value = !this.on.value
    try {
      localStorage.setItem(KEY, this.on.value ? 'on' : 'off')
    } catch {
      // Where nothing may be stored, the sound is off again next time.
    }
    this.play()
  },
  play(): void {
    if (!this.on.value) {
      return
    }
    context ??= new AudioContext()
    const now = context.currentTime
    for (const [i, pitch] of [523, 784].entries()) {
      const tone = context.createOscillator()
      const loud = context.createGain()
      tone.frequency.value = pitch
      loud.gain.setValueAtTime(0.12, now + i * 0.12)
      loud.gain.exponentialRampToValueAtTime(0.001, now + i * 0.12 + 0.25)
      tone.connect(loud).connect(context.destination)
      tone.start(now + i * 0.12)
      tone.stop(now + i * 0.12 + 0.3)
    }
  },
}

/** Says in title, icon and sound whether it is this person's turn. */
export function tell(view: View, game: string, before: View | null): void {
  const mine = asksYou(view) && view.outcome === null
  const was = asksYou(before)
  document.title = view.outcome !== null ? t('table.title.over', { game }) : mine ? t('table.title.yours', { game }) : t('table.title', { game })
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = mine ? '/favicon-turn.svg' : '/favicon.svg'
  if (icon !== null && icon.getAttribute('href') !== href) {
    icon.href = href
  }
  if (mine && !was && before !== null) {
    sound.play()
  }
}
