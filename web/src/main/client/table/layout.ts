/** What an area of a half has room for, and what lies in it. */
export interface Space {
  width: number
  height: number
  /** How high the heading of a zone is; that of the first one takes nothing from the height. */
  head: number
  /** How many cards lie beside each other in each of its zones that has any. */
  zones: readonly number[]
  /** The most cards that lie under one of them. */
  under: number
  /** Under how many of them any lie. */
  hosts: number
  /** How many figures stand on a card, at most. */
  figures: number
  /** The letters of the longest word in the names of its cards. */
  longest: number
  /** The widest that a card becomes. */
  most: number
}

/** Cards of a width, in one row or two. */
export interface AsCards {
  as: 'cards'
  width: number
  rows: number
  /** How much of a card is in sight, at least, on which the next one lies. */
  strip: number
}

/** Tiles: the figures of a card, its face where there is room for it, and its name. */
export interface AsTiles {
  as: 'tiles'
  columns: number
  height: number
  /** What is free between two rows of them. */
  gap: number
  /** Whether a name has two lines at most. */
  low: boolean
  face: boolean
  /** Whether all zones of the area are one, without their headings. */
  merged: boolean
}

/** A card of the board is no smaller: its name and figures would find no room. */
const LEAST = 82
/** Where the height of a half is what leaves it no more room. */
const LEAST_IN_LOW = 72
/** What stays in sight of a card for its name: its longest word, within these bounds. */
const STRIP = [66, 84] as const
/** So much of a card is in sight where the next one lies on it. */
const SHOWN = 0.75
/** From so many cards on a zone may have two rows. */
export const MANY = 5
/** Beside cards that are not overlapped there are gaps up to so many. */
const FEW = 4

const ZONE_EDGES = 26
const GAP = 8
const ROW_GAP = 12
const UNDER = 23
/** What a card under a low tile shows of itself. */
const UNDER_LOW = 16
const LETTER = 6.3

const TILE_EDGES = 14
const TILE_GAP = 12
const TILE_ROW_GAP = 6
const LOW_ROW_GAP = 4
/** Tiles so low lie closer. */
const LOW = 34
/** Below this height a name finds no third line. */
const TWO_LINES = 42
const TILE_FACE = 28
const TILE_NAME = [58, 84] as const
const PLATE = 33
/** What two zones over each other keep free between their tiles. */
const ZONE_TO_ZONE = 12
/** The heights of tiles, from the one that is wished for to the one that a finger still meets. */
const LEAST_TILE = 28
const HIGH_TILES = [46, 42, 38] as const
const LOW_TILES = [38, 34, LEAST_TILE] as const

/** Cards as large as there is room for; tiles where that is too little for a name and figures to be read. */
export function layOut(space: Space): AsCards | AsTiles {
  const one = cards(space, 1)
  const two = space.zones.some((count) => count >= MANY) ? cards(space, 2) : null
  const best = two !== null && (one === null || two.width > one.width) ? two : one
  return best ?? tiles(space)
}

function cards(space: Space, rows: number): AsCards | null {
  const inRow = space.zones.map((count) => (count >= MANY ? Math.ceil(count / rows) : count))
  const zones = Math.max(1, inRow.length)
  const others = inRow.reduce((sum, count) => sum + count - 1, 0)
  const wide = space.width - zones * ZONE_EDGES
  const strip = room(space.longest, STRIP)
  const byHeight = ((space.height - (rows - 1) * ROW_GAP) / rows - space.under * UNDER) / 1.4
  const beside = (wide - others * GAP) / (zones + others)
  const byWidth = zones + others <= FEW * zones && beside >= LEAST ? beside : overlapped(wide, zones, others, strip)
  const width = Math.floor(Math.min(space.most, byHeight, byWidth))
  const least = byHeight < byWidth ? LEAST_IN_LOW : LEAST
  return width < least ? null : { as: 'cards', width, rows, strip: Math.round(Math.min(width, Math.max(strip, width * SHOWN))) }
}

/** The widest that cards can be of which the first ones of each zone are seen whole, and of the others at least a strip. */
function overlapped(wide: number, zones: number, others: number, strip: number): number {
  const byPart = wide / (zones + SHOWN * others)
  return byPart * SHOWN >= strip ? byPart : (wide - strip * others) / zones
}

/** What is free between two rows of tiles. */
const gap = (height: number) => (height > LOW ? TILE_ROW_GAP : LOW_ROW_GAP)

/** What a word of so many letters needs beside its edges, within bounds. */
function room(letters: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, 16 + letters * LETTER))
}

function tiles(space: Space): AsTiles {
  const figures = (space.figures > 2 ? PLATE - 3 : PLATE) * Math.max(1, space.figures)
  const fits = (least: number) => Math.max(1, Math.floor((space.width - TILE_EDGES + TILE_GAP) / (least + TILE_GAP)))
  const total = space.zones.reduce((sum, count) => sum + count, 0)
  const high = (columns: number, height: number, merged: boolean) => {
    const rows = merged ? Math.ceil(total / columns) : space.zones.reduce((sum, count) => sum + Math.ceil(count / columns), 0)
    const between = merged ? -space.head : (space.zones.length - 1) * (space.head + ZONE_TO_ZONE)
    // At worst each row has one under which cards lie.
    const under = Math.min(rows, space.hosts) * space.under * (height < TWO_LINES ? UNDER_LOW : UNDER)
    return rows * (height + gap(height)) + between + under
  }
  const [least, most] = TILE_NAME
  // Names keep their longest word together as long as the tiles fit so; zones keep their headings.
  for (const [name, heights] of [[room(space.longest, TILE_NAME), HIGH_TILES], [least, LOW_TILES]] as const) {
    const withFace = fits(figures + TILE_FACE + name)
    for (const merged of space.zones.length > 1 ? [false, true] : [false]) {
      for (const height of heights) {
        for (let columns = 1; columns <= fits(figures + name); columns++) {
          if (high(columns, height, merged) <= space.height) {
            return { as: 'tiles', columns: Math.max(columns, Math.min(fits(figures + TILE_FACE + most), 2)), height, gap: gap(height), low: height < TWO_LINES, face: columns <= withFace, merged }
          }
        }
      }
    }
  }
  const columns = fits(figures + least)
  return { as: 'tiles', columns, height: LEAST_TILE, gap: gap(LEAST_TILE), low: true, face: columns <= fits(figures + TILE_FACE + least), merged: space.zones.length > 1 }
}
