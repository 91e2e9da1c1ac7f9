import { signal } from '@preact/signals'
import type { Table, View } from '../net/messages'
import { store, stored } from '../shell/stored'
import { changes } from './floats'
import { turned } from './turns'

/** What a sound stands for. */
export type Cue = 'turn' | 'card' | 'hit' | 'gain' | 'flip' | 'win' | 'lose'

/**
 * The sounds as ZzFX makes them: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, slide of the slide, jump
 * of the pitch, when it jumps.
 */
const sounds: Record<Cue, readonly number[]> = {
  turn: [1, 0, 523, 0.01, 0.08, 0.22, 0, 1.8, 0, 0, 261, 0.09],
  card: [0.5, 0.05, 190, 0, 0.01, 0.05, 4, 2.2, -6],
  hit: [0.9, 0.05, 110, 0, 0.02, 0.16, 4, 1.4, -3],
  gain: [0.7, 0, 880, 0, 0.03, 0.14, 1, 1.7, 0, 0, 440, 0.05],
  // A whisper that ends with a tick.
  flip: [0.5, 0.1, 1400, 0.04, 0.04, 0.03, 4, 0.6, 9, 0, -900, 0.09],
  win: [1, 0, 523, 0.02, 0.25, 0.4, 0, 1.6, 0, 0, 262, 0.14],
  lose: [0.8, 0, 294, 0.02, 0.2, 0.45, 0, 1.6, -0.6, 0, -74, 0.18],
}

const ON = 'cardwright.sound'
const VOLUME = 'cardwright.volume'
const USUAL = 40

/** So many sounds are heard at once at most; what comes on top of them is left out. */
const AT_ONCE = 3
let heard = 0

/** Sounds of the table: off until they are asked for. */
export const sound = {
  on: signal(stored(ON) === 'on'),
  /** From 0 to 100. */
  volume: signal(volume(stored(VOLUME))),
  toggle(): void {
    this.on.value = !this.on.value
    store(ON, this.on.value ? 'on' : 'off')
    this.play('turn')
  },
  /** Sets the volume, and lets it be heard. */
  setVolume(to: number): void {
    this.volume.value = to
    store(VOLUME, String(to))
    this.play('turn')
  },
  play(cue: Cue): void {
    if (!this.on.value || this.volume.value === 0) {
      return
    }
    const loud = this.volume.value / 100
    // Its audio begins when it is loaded, which nobody needs who wants no sound.
    void import('zzfx').then(({ ZZFX }) => {
      ZZFX.volume = 0.4 * loud
      void ZZFX.audioContext.resume()
      if (heard < AT_ONCE) {
        heard += 1
        ZZFX.play(...sounds[cue]).addEventListener('ended', () => (heard -= 1))
      }
    })
  },
}

/** What is to be heard between two views: how the game ended, or the greatest thing that happened; nothing where nothing did. */
export function cue(before: View, after: View): Cue | null {
  // A turn that is shown again goes back before it goes on.
  if (after.version <= before.version) {
    return null
  }
  if (after.outcome !== null) {
    return before.outcome !== null ? null : after.you === null || after.outcome.winner === after.you ? 'win' : 'lose'
  }
  if (before.table === null || after.table === null) {
    return null
  }
  const changed = changes(before.table, after.table)
  if (changed.some((each) => 'handle' in each.of && each.by < 0)) {
    return 'hit'
  }
  // The total of a faceoff grows by what is flipped.
  if (changed.some((each) => 'seat' in each.of && each.of.counter !== 'total' && each.by > 0)) {
    return 'gain'
  }
  if (after.events.some((event) => event.kind === 'flipped') || turned(before.table, after.table).length > 0) {
    return 'flip'
  }
  return moved(before.table, after.table) ? 'card' : null
}

/** Whether a card lies in another zone than before. */
function moved(before: Table, after: Table): boolean {
  const was = zones(before)
  return [...zones(after)].some(([handle, zone]) => was.get(handle) !== zone)
}

function zones(table: Table): Map<string, string> {
  return new Map(
    table.sides.flatMap((side) => side.zones.flatMap((zone) => zone.cards.map((card) => [card.handle, `${side.seat} ${zone.name}`] as const))),
  )
}

function volume(kept: string | null): number {
  const number = Number(kept ?? USUAL)
  return Number.isFinite(number) && number >= 0 && number <= 100 ? number : USUAL
}
