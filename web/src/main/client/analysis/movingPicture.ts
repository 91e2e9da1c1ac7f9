import { glimpsed } from '../cards/CardView'
import { figure, told } from '../cards/figure'
import { face, type Lore } from '../cards/lore'
import type { Dress, Tone } from '../games/dress'
import type { Card, Seat, Side } from '../net/messages'
import { other, placed, side } from '../table/sides'
import { term, zoneTerm } from '../words/terms'
import { t } from '../words/words'
import type { Shot } from './decisiveTurn'
import { percent } from './judged'

const WIDTH = 960
const HEIGHT = 640
const EDGE = 24

/** How long the whole takes, in seconds: so long for each picture, within these bounds. */
const EACH = 2.2
const LEAST = 10
const MOST = 20

const CARD = { width: 107, height: 80, gap: 8, row: 8, most: 16 }

/** Frames of cards by the colour of their kind. */
const TONES: Readonly<Record<Tone, string>> = {
  blue: '#1f69c1',
  orange: '#b85a0b',
  pink: '#bf2f74',
  purple: '#6a3fb5',
  white: '#5f6680',
  yellow: '#8a6a00',
  green: '#22754a',
  red: '#c23a22',
  teal: '#147a80',
  brown: '#7a4a2b',
  plum: '#7a4b8f',
  gold: '#95690a',
  slate: '#3c4660',
  grey: '#5d5468',
}

/** What a moving picture is made of. */
export interface Turn {
  shots: readonly Shot[]
  dress: Dress
  lore: Lore
  /** What the game is called. */
  title: string
  /** Whose half is below. */
  near: Seat
  names: Record<Seat, string>
}

/** A card as it is drawn; equal ones are drawn once. */
interface Drawn {
  name: string
  figures: string
  note: string
  tone: Tone
  count: number
}

/** A turn as a picture that moves by itself, over and over: an SVG file that needs nothing else, with no script in it. */
export function movingPicture(turn: Turn): string {
  const { shots, dress, names, near } = turn
  const far = other(near)
  const lasts = Math.min(MOST, Math.max(LEAST, EACH * shots.length))
  const share = 100 / Math.max(1, shots.length)
  const began = shots[0]?.table.turn ?? null
  const title = t('moving.title', { game: turn.title, a: names[near], b: names[far] })
  const whose = began === null ? '' : t('moving.turn', { number: began.number, name: names[began.player] })
  const chances = shots.map((shot) => (shot.chance === null ? null : near === 'A' ? shot.chance : 1 - shot.chance))
  const said = shots.map((shot) => [shot.moves, shot.told].filter((words) => words !== '').join(' \u2013 ')).filter((words) => words !== '')
  const pictures = shots.map((shot, i) => {
    const before = shots[i - 1]
    const here = (seat: Seat, y: number) => half(turn, side(shot.table, seat), before === undefined ? undefined : side(before.table, seat), seat, y)
    const chance = chances[i] ?? null
    return [
      `<g class="shot${i === shots.length - 1 ? ' last' : ''}" style="animation-delay:${(lasts * (i / shots.length) - lasts).toFixed(2)}s" opacity="${i === shots.length - 1 ? 1 : 0}">`,
      here(far, 84),
      text(EDGE, 304, 20, cut(i === 0 ? t('moving.begin') : shot.moves, 84), 'font-weight="700"'),
      ...wrapped(shot.told, 108, 2).map((line, n) => text(EDGE, 328 + 21 * n, 16, line)),
      ...(chance === null
        ? []
        : [
            text(EDGE + 10, 385, 15, t('moving.chance', { name: cut(names[near], 30), percent: percent(chance) }), 'font-weight="700" fill="#fff"'),
            text(WIDTH - EDGE - 10, 385, 15, t('moving.chance', { name: cut(names[far], 30), percent: 100 - percent(chance) }), 'font-weight="700" fill="#fff" text-anchor="end"'),
          ]),
      here(near, 420),
      '</g>',
    ].join('')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="Nunito, 'Segoe UI', system-ui, sans-serif" fill="#2b2233">`,
    `<title>${escaped(`${title}. ${whose}`)}</title>`,
    `<desc>${escaped(said.join(' '))}</desc>`,
    `<style>${style(lasts, share, chances)}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffaf0"/>`,
    `<rect y="56" width="${WIDTH}" height="216" fill="#f1ece6"/><rect y="396" width="${WIDTH}" height="212" fill="#e4ebe4"/>`,
    text(EDGE, 37, 22, cut(title, 58), 'font-weight="700"'),
    text(WIDTH - EDGE, 37, 18, cut(whose, 30), 'font-weight="700" fill="#1f5f8b" text-anchor="end"'),
    ...(chances.every((chance) => chance === null)
      ? []
      : [
          `<rect x="${EDGE}" y="366" width="${WIDTH - 2 * EDGE}" height="27" rx="6" fill="#8a4a00"/>`,
          `<rect class="bar" x="${EDGE}" y="366" width="${WIDTH - 2 * EDGE}" height="27" rx="6" fill="#1f5f8b"/>`,
        ]),
    ...pictures,
    text(EDGE, 629, 13, cut(legend(dress), 120), 'fill="#5d5468"'),
    `<rect class="time" y="${HEIGHT - 4}" width="${WIDTH}" height="4" fill="#1f5f8b"/>`,
    '</svg>\n',
  ].join('\n')
}

/** Each picture has its share of the time; the bar goes from chance to chance. Who wants no movement sees the last picture. */
function style(lasts: number, share: number, chances: readonly (number | null)[]): string {
  const scale = (chance: number | null) => `transform:scaleX(${(chance ?? 0.5).toFixed(3)})`
  const at = (percentage: number) => `${Math.min(100, percentage).toFixed(2)}%`
  const fade = Math.min(share / 4, 40 / lasts)
  const bar = chances.map((chance, i) => `${at(i * share + (i === 0 ? 0 : 2 * fade))},${at((i + 1) * share)}{${scale(chance)}}`).join('')
  return [
    '.shot{opacity:0}',
    `.shot{animation:shot ${lasts}s linear infinite}`,
    '.shot.last{opacity:1}',
    `.bar{transform-origin:${EDGE}px 0;${scale(chances.at(-1) ?? null)};animation:bar ${lasts}s ease-in-out infinite}`,
    `.time{animation:time ${lasts}s linear infinite}`,
    // The next picture comes as this one goes, so that none is empty between them.
    `@keyframes shot{0%{opacity:0}${at(fade)},${at(share)}{opacity:1}${at(share + fade)},100%{opacity:0}}`,
    `@keyframes bar{${bar}}`,
    '@keyframes time{0%{transform:scaleX(0)}100%{transform:scaleX(1)}}',
    '@media (prefers-reduced-motion:reduce){.shot,.bar,.time{animation:none}.time{opacity:0}}',
  ].join('')
}

/** A half: who it is, with counters and how many cards lie where they are not drawn, and the cards in play. */
function half(turn: Turn, here: Side | undefined, before: Side | undefined, seat: Seat, y: number): string {
  const { dress, names } = turn
  if (here === undefined) {
    return ''
  }
  const mine = seat === turn.near
  const open = inPlay(dress, here)
  const shown = new Set(open.map((zone) => zone.name))
  const facts = [
    ...here.counters.map((counter) => `${term(dress.name, counter.name)} ${counter.value}`),
    ...here.zones.filter((zone) => !shown.has(zone.name) && zone.size > 0).map((zone) => `${zoneTerm(dress.name, zone.name, mine)} ${zone.size}`),
  ]
  const cards = drawn(turn, here, mine)
  const known = new Set(before === undefined ? [] : drawn(turn, before, mine).map(keyOf))
  const few = cards.length > CARD.most ? cards.slice(0, CARD.most - 1) : cards
  const rest = cards.slice(few.length).reduce((sum, each) => sum + each.count, 0)
  return [
    `<text x="${EDGE}" y="${y}" font-size="16"><tspan font-weight="700">${escaped(cut(names[seat], 30))}</tspan><tspan dx="12">${escaped(cut(facts.join(' \u00b7 '), 90))}</tspan></text>`,
    ...few.map((each, i) => framed(each, i, y + 12, before !== undefined && !known.has(keyOf(each)))),
    ...(rest === 0 ? [] : [framed({ name: t('moving.more', { count: rest }), figures: '', note: '', tone: 'grey', count: 1 }, few.length, y + 12, false)]),
  ].join('')
}

/** The zones of a side whose cards are drawn: those that lie side by side. */
function inPlay(dress: Dress, here: Side) {
  return placed(dress, here)
    .filter(({ slot }) => slot.as === 'row' || slot.as === 'band')
    .map(({ zone }) => zone)
}

function drawn(turn: Turn, here: Side, mine: boolean): Drawn[] {
  const { dress } = turn
  const zones = inPlay(dress, here).filter((zone) => zone.size > 0)
  const all = new Map<string, Drawn>()
  const add = (each: Drawn) => {
    const known = all.get(keyOf(each))
    if (known === undefined) {
      all.set(keyOf(each), each)
    } else {
      known.count += each.count
    }
  }
  for (const zone of zones) {
    const where = zones.length > 1 ? zoneTerm(dress.name, zone.name, mine) : ''
    for (const card of zone.cards) {
      const marks = card.marks.filter(glimpsed).map(told)
      const colour = card.marks.find((mark) => mark.name === 'colors')?.value.split(', ')[0] ?? ''
      const tone = colour in TONES ? (colour as Tone) : dress.kind(face(turn.lore, card.card, false)?.kind ?? '').tone
      add({ name: card.name, figures: figures(dress, card), note: [where, ...marks].filter((words) => words !== '').join(', '), tone, count: 1 })
    }
    if (zone.hidden > 0) {
      add({ name: t('table.back'), figures: '', note: where, tone: 'slate', count: zone.hidden })
    }
  }
  return [...all.values()]
}

function keyOf(each: Drawn): string {
  return JSON.stringify([each.name, each.figures, each.note])
}

function figures(dress: Dress, card: Card): string {
  const { main, prize } = dress
  if (main === 'all') {
    return card.stats.map((stat) => `${term(dress.name, stat.name)} ${figure(stat)}`).join(' ')
  }
  const own = main.flatMap((name) => card.stats.filter((stat) => stat.name === name))
  const won = card.stats.find((stat) => stat.name === prize)
  return [own.map(figure).join(' / '), ...(won === undefined ? [] : [`+${figure(won)}`])].filter((words) => words !== '').join('  ')
}

/** What the figures on a card are. */
function legend(dress: Dress): string {
  if (dress.main === 'all') {
    return ''
  }
  const prize = dress.prize === undefined ? '' : `, +${term(dress.name, dress.prize)}`
  return t('moving.figures', { figures: dress.main.map((name) => term(dress.name, name)).join(' / ') + prize })
}

function framed(card: Drawn, i: number, y: number, isNew: boolean): string {
  const x = EDGE + (CARD.width + CARD.gap) * (i % CARD.row)
  const top = y + (CARD.height + CARD.gap) * Math.floor(i / CARD.row)
  const tone = TONES[card.tone]
  const name = wrapped(card.name, 13, 2)
  return [
    `<rect x="${x + 1.5}" y="${top + 1.5}" width="${CARD.width - 3}" height="${CARD.height - 3}" rx="8" fill="${isNew ? '#fff1b8' : '#fff'}" stroke="${tone}" stroke-width="${isNew ? 4 : 2.5}"/>`,
    ...name.map((line, n) => text(x + 9, top + 19 + 14 * n, 13, line, `font-weight="700" fill="${tone}"${squeezed(line, 10)}`)),
    ...(card.figures === '' ? [] : [text(x + 9, top + 53, 15, cut(card.figures, card.count > 1 ? 9 : 13), 'font-weight="700"')]),
    ...(card.count === 1 ? [] : [text(x + CARD.width - 9, top + 53, 15, t('card.times', { count: card.count }), 'font-weight="700" text-anchor="end"')]),
    ...(card.note === '' ? [] : [text(x + 9, top + 70, 11, cut(card.note, 18), `fill="#5d5468"${squeezed(card.note, 13)}`)]),
  ].join('')
}

/** Makes a line with more letters than that as wide as a card, whatever letters the reader's machine has. */
function squeezed(line: string, most: number): string {
  return [...line].length <= most ? '' : ` textLength="${CARD.width - 18}" lengthAdjust="spacingAndGlyphs"`
}

function text(x: number, y: number, size: number, words: string, more = ''): string {
  return words === '' ? '' : `<text x="${x}" y="${y}" font-size="${size}"${more === '' ? '' : ` ${more}`}>${escaped(words)}</text>`
}

/** The beginning of some words, where there is no room for all. */
function cut(words: string, most: number): string {
  const letters = [...words]
  return letters.length <= most ? words : `${letters.slice(0, most - 1).join('').trimEnd()}\u2026`
}

/** Words on lines of so many letters; the last one is cut where there are more. */
function wrapped(words: string, most: number, lines: number): string[] {
  const all: string[] = []
  let rest = words.trim()
  while (rest !== '' && all.length < lines - 1) {
    const letters = [...rest]
    if (letters.length <= most) {
      break
    }
    const line = letters.slice(0, most + 1).join('')
    const end = line.lastIndexOf(' ')
    const taken = end > 0 ? line.slice(0, end) : letters.slice(0, most).join('')
    all.push(taken.trim())
    rest = rest.slice(taken.length).trim()
  }
  return rest === '' ? all : [...all, cut(rest, most)]
}

/** What no XML may have, and what turns the direction of writing around. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Words as they stand in the file: nothing in them is read as a part of the picture. */
function escaped(words: string): string {
  return words.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
}
