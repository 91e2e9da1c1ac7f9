import { expect, test } from 'vitest'
import { report } from '../../main/client/lab/report'

const page = (blocks: unknown, title: unknown = 'GGLTCG') => JSON.stringify({ game: 'ggltcg', page: { title, blocks } })

const three = ['Twins', 'Rummage', 'Sorcery'].map((name) => ({ name, share: 0.3, words: 'mixed 30.0 %' }))
const sides = [true, true, false].map((forward) => ({ forward, words: '60.0 %' }))
const triangle = (corners: unknown, all: unknown = sides) => ({ kind: 'triangle', label: 'Twins against Rummage: 60.0 %', corners, sides: all })

test('a report is read block by block', () => {
  const blocks = [
    { kind: 'paragraph', words: 'Said.' },
    { kind: 'list', lines: ['one', 'two'] },
    { kind: 'matrix', label: 'Scores', heads: ['Twins'], rows: [{ name: 'Rummage', cells: [{ words: '51.0', below: ['40 to 60'], lead: 0.01 }] }] },
    { kind: 'table', label: 'Worth', heads: ['worth'], rows: [{ name: 'Ka', cells: [{ from: 0.4, at: 0.5, to: 0.6 }, { words: '–', below: [] }] }] },
    { kind: 'bars', bars: [{ name: 'Twins', share: 0.6, words: '60 %' }] },
    triangle(three),
  ]
  const read = report(page(blocks))
  expect(read?.title).toBe('GGLTCG')
  expect(read?.blocks.map((each) => each.kind)).toEqual(['paragraph', 'list', 'matrix', 'table', 'bars', 'triangle'])
  expect(read?.blocks[2]).toMatchObject({ rows: [{ cells: [{ kind: 'words', lead: 0.01 }] }] })
  expect(read?.blocks[3]).toMatchObject({ rows: [{ cells: [{ kind: 'scale', at: 0.5 }, { kind: 'words', lead: null }] }] })
})

test.each([
  ['no JSON', 'Dear players,'],
  ['another file', '{"cards":[]}'],
  ['a list', '[]'],
  ['no title', page([], 7)],
  ['a block of another kind', page([{ kind: 'script', words: 'x' }])],
  ['a share beyond 1', page([{ kind: 'bars', bars: [{ name: 'x', share: 2, words: 'x' }] }])],
  ['a share that is no number', page([{ kind: 'bars', bars: [{ name: 'x', share: '50%;color:red', words: 'x' }] }])],
  ['a text that is too long', page([{ kind: 'paragraph', words: 'x'.repeat(20_001) }])],
  ['a triangle with two corners', page([triangle(three.slice(1))])],
  ['a triangle whose arrow has no direction', page([triangle(three, [...sides.slice(1), { forward: 'yes', words: 'x' }])])],
  ['too many blocks', page(Array(201).fill({ kind: 'paragraph', words: 'x' }))],
  ['too many cells', page(Array(51).fill({ kind: 'table', label: '', heads: [], rows: [{ name: '', cells: Array(2_000).fill({ words: 'x', below: [] }) }] }))],
])('what is no report is none: %s', (_, text) => {
  expect(report(text)).toBeNull()
})
