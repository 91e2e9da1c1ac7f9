import type { Card, Fact, Stat } from '../net/messages'
import { termWithin } from '../words/terms'
import { t } from '../words/words'
import type { IconName } from './icons'

/** A figure as people write it: `3`, or `1(-1)` where it is reckoned otherwise than it counts. */
export function figure(stat: Stat): string {
  return stat.reckoned === stat.now ? String(stat.now) : `${stat.now}(${stat.reckoned})`
}

export function changed(stat: Stat): boolean {
  return stat.now !== stat.printed
}

/** A mark in words: `damage 3`, `white`, `back`. */
export function told(mark: Fact): string {
  return mark.words === '' ? mark.label : mark.telling === 'alone' ? mark.words : `${mark.label} ${mark.words}`
}

const signs: Readonly<Record<string, IconName>> = {
  exhausted: 'hourglass',
  frightened: 'fright',
  'face-down': 'pile',
  boosted: 'bolt',
  back: 'puzzle',
  public: 'eye',
  fight: 'strength',
  tussle: 'strength',
  involved: 'strength',
  as: 'mask',
  beneath: 'pile',
  'held by': 'hand',
}

/** The sign of what a mark tells, where there is no room for words. */
export function signOf(name: string): IconName {
  return signs[name] ?? 'star'
}

/** A mark that counts something in a few letters: `3`, `2/5`, and damage as what is taken away; null for one that counts nothing. */
export function inShort(mark: Fact): string | null {
  const counted = mark.words === '' ? mark.value : mark.words
  if (/^[✓○ ]+$/.test(counted)) {
    const ticks = counted.replaceAll(' ', '')
    return `${ticks.replaceAll('○', '').length}/${ticks.length}`
  }
  return !/^\d+(?:\/\d+)?$/.test(counted) ? null : mark.name === 'damage' ? `−${counted}` : counted
}

/** The number of a card among those of its name on its side, as moves say it. */
export function numbered(card: Card): string {
  const number = card.marks.find((mark) => mark.name === 'number')?.value
  return number === undefined ? card.name : `${card.name} ${number}`
}

/** The whole card in a line, for who cannot see it. */
export function spoken(card: Card, kind: string, states: readonly string[], game: string): string {
  const stats = card.stats.map((stat) =>
    changed(stat)
      ? t('card.changed', { stat: termWithin(game, stat.name), now: figure(stat), printed: stat.printed })
      : `${termWithin(game, stat.name)} ${figure(stat)}`,
  )
  const marks = card.marks.filter((mark) => mark.telling !== 'printed' && mark.name !== 'number').map(told)
  return [numbered(card), kind, ...stats, ...marks, ...states].filter((part) => part !== '').join(', ')
}
