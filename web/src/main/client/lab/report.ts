/** A cell of a table: words with smaller ones below them, or where a difference lies on a scale from 0 to 1 with no difference in its middle. */
export type Cell =
  | { kind: 'words'; words: string; below: readonly string[]; lead: number | null }
  | { kind: 'scale'; from: number; at: number; to: number }

export interface Row {
  name: string
  cells: readonly Cell[]
}

export interface Bar {
  name: string
  share: number
  words: string
}

/** One of three at the corner of a triangle; the share says how large its circle is. */
export interface Corner {
  name: string
  share: number
  words: string
}

/** Two corners of a triangle; forward where the one that comes first beats the other. */
export interface Side {
  forward: boolean
  words: string
}

export type Block =
  | { kind: 'paragraph' | 'heading'; words: string }
  | { kind: 'list'; lines: readonly string[] }
  | { kind: 'table' | 'matrix'; label: string; heads: readonly string[]; rows: readonly Row[] }
  | { kind: 'bars'; bars: readonly Bar[] }
  | { kind: 'triangle'; label: string; corners: readonly Corner[]; sides: readonly Side[] }

/** A report of the laboratory, as `cardwright lab … --json` prints it under `page`. */
export interface Report {
  title: string
  blocks: readonly Block[]
}

/** What a file may have at most; a matrix of 200 decks is just below it. */
export const MOST_BYTES = 16 * 1024 * 1024
const MOST_TEXT = 20_000
const MOST_BLOCKS = 200
const MOST_ITEMS = 2_000
/** A map of 20 by 20 cells whose decks have each met 200 others has about so many. */
const MOST_CELLS = 100_000

/** Is thrown where a text is no such report. */
class NoReport extends Error {}

/** The report in the text of a file; null where it is none. What a file says is hostile: whatever is not as it should be is none. */
export function report(text: string): Report | null {
  try {
    const page = fields(fields(JSON.parse(text))['page'])
    const blocks = list(page['blocks'], MOST_BLOCKS).map(block)
    const cells = blocks.flatMap((each) => (each.kind === 'table' || each.kind === 'matrix' ? each.rows : [])).reduce((sum, row) => sum + row.cells.length, 0)
    return cells > MOST_CELLS ? null : { title: words(page['title']), blocks }
  } catch (error) {
    if (error instanceof NoReport || error instanceof SyntaxError) {
      return null
    }
    throw error
  }
}

function block(value: unknown): Block {
  const data = fields(value)
  const kind = data['kind']
  switch (kind) {
    case 'paragraph':
    case 'heading':
      return { kind, words: words(data['words']) }
    case 'list':
      return { kind, lines: list(data['lines'], MOST_ITEMS).map(words) }
    case 'table':
    case 'matrix':
      return { kind, label: words(data['label']), heads: list(data['heads'], MOST_ITEMS).map(words), rows: list(data['rows'], MOST_ITEMS).map(row) }
    case 'bars':
      return { kind, bars: list(data['bars'], MOST_ITEMS).map(bar) }
    case 'triangle':
      return { kind, label: words(data['label']), corners: three(data['corners']).map(bar), sides: three(data['sides']).map(side) }
    default:
      throw new NoReport()
  }
}

function row(value: unknown): Row {
  const data = fields(value)
  return { name: words(data['name']), cells: list(data['cells'], MOST_ITEMS).map(cell) }
}

function cell(value: unknown): Cell {
  const data = fields(value)
  if ('from' in data) {
    return { kind: 'scale', from: share(data['from']), at: share(data['at']), to: share(data['to']) }
  }
  const lead = data['lead']
  return { kind: 'words', words: words(data['words']), below: list(data['below'], MOST_ITEMS).map(words), lead: lead === undefined ? null : share(lead, -1) }
}

function bar(value: unknown): Bar {
  const data = fields(value)
  return { name: words(data['name']), share: share(data['share']), words: words(data['words']) }
}

function side(value: unknown): Side {
  const data = fields(value)
  const forward = data['forward']
  if (typeof forward !== 'boolean') {
    throw new NoReport()
  }
  return { forward, words: words(data['words']) }
}

function three(value: unknown): unknown[] {
  const all = list(value, 3)
  if (all.length < 3) {
    throw new NoReport()
  }
  return all
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new NoReport()
  }
  return value as Record<string, unknown>
}

function list(value: unknown, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most) {
    throw new NoReport()
  }
  return value
}

function words(value: unknown): string {
  if (typeof value !== 'string' || value.length > MOST_TEXT) {
    throw new NoReport()
  }
  return value
}

/** A number from the least to 1. */
function share(value: unknown, least = 0): number {
  if (typeof value !== 'number' || !(value >= least && value <= 1)) {
    throw new NoReport()
  }
  return value
}
