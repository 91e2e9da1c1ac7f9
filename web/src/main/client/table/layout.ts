/** What an area of a half has room for, and what lies in it. */
export interface Space {
  width: number
  height: number
  /** How many cards lie beside each other in each of its zones that has any. */
  zones: readonly number[]
  /** The most cards that lie under one of them. */
  under: number
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
  face: boolean
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
const LETTER = 6.3

const TILE_EDGES = 14
const TILE_GAP = 12
const TILE_ROW_GAP = 6
const TILE_FACE = 28
const TILE_NAME = [58, 84] as const
const PLATE = 33
/** The heights of tiles, from the one that is wished for to the one that a finger still meets. */
const TILE_HEIGHTS = [46, 42, 38, 34, 31]

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

/** What a word of so many letters needs beside its edges, within bounds. */
function room(letters: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, 16 + letters * LETTER))
}

function tiles(space: Space): AsTiles {
  const plates = (space.figures > 2 ? PLATE - 3 : PLATE) * Math.max(1, space.figures)
  const fits = (least: number) => Math.max(1, Math.floor((space.width - TILE_EDGES + TILE_GAP) / (least + TILE_GAP)))
  const high = (columns: number, height: number) => {
    const rows = space.zones.reduce((sum, count) => sum + Math.ceil(count / columns), 0)
    return rows * (height + TILE_ROW_GAP) + (space.under > 0 ? space.under * UNDER : 0)
  }
  const name = room(space.longest, TILE_NAME)
  const withFace = fits(plates + TILE_FACE + name)
  const most = fits(plates + name)
  for (const height of TILE_HEIGHTS) {
    for (let columns = 1; columns <= most; columns++) {
      if (high(columns, height) <= space.height) {
        return { as: 'tiles', columns: Math.max(columns, Math.min(withFace, 2)), height, face: columns <= withFace }
      }
    }
  }
  return { as: 'tiles', columns: most, height: TILE_HEIGHTS[TILE_HEIGHTS.length - 1] ?? 0, face: most <= withFace }
}
