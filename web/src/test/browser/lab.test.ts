import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, drawn, launch, objections, open, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const blocks = [
  { kind: 'paragraph', words: 'GGLTCG, starter18, greedy on both sides, 20 games, seed 1.' },
  {
    kind: 'matrix',
    label: 'Scores',
    heads: ['Twins', 'Rummage'],
    rows: [
      { name: 'Twins', cells: [{ words: '–', below: [] }, { words: '75.0', below: ['60.0 to 90.0'], lead: 0.25 }] },
      { name: 'Rummage', cells: [{ words: '25.0', below: ['10.0 to 40.0'], lead: -0.25 }, { words: '–', below: [] }] },
    ],
  },
  { kind: 'heading', words: 'Worth' },
  { kind: 'table', label: 'Worth', heads: ['worth', '0 is in the middle'], rows: [{ name: '<b>Ka</b>', cells: [{ words: '+5.0', below: ['+1.0 to +9.0'] }, { from: 0.55, to: 0.9, at: 0.7 }] }] },
  {
    kind: 'table',
    label: 'Wide',
    heads: ['first', 'second', 'third', 'fourth'],
    rows: [{ name: 'A rather long name', cells: Array.from({ length: 4 }, () => ({ words: '+5.0', below: ['-100.0 to +100.0'] })) }],
  },
  { kind: 'paragraph', words: 'W'.repeat(80) },
  { kind: 'bars', bars: [{ name: 'Perfect Attendance', share: 0.75, words: '75.0 % (49.9 to 87.6)' }] },
  {
    kind: 'triangle',
    label: 'Twins against Rummage: 75.0 %',
    corners: ['Twins', 'Everybody Naps Again', 'Perfect Attendance'].map((name, index) => ({ name, share: 0.6 - 0.2 * index, words: `mixed ${60 - 20 * index}.0 %` })),
    sides: [true, true, false].map((forward) => ({ forward, words: '75.0 %' })),
  },
  { kind: 'list', lines: ['16 of the games were different ones'] },
]

const file = (text: string) => ({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test.each([
  { name: 'wide', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'narrow', width: 360, height: 640 },
])('a report of the laboratory is drawn from its file, under the policy of the page: $name', async (look) => {
  const { page, context } = await open(browser, look)
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') {
      refused.push(message.text())
    }
  })
  await page.goto(`${address()}/lab`)
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ page: { title: 'GGLTCG: every deck', blocks } })))
  await page.getByRole('heading', { name: 'GGLTCG: every deck' }).waitFor()
  await drawn(page)
  expect(await page.getByRole('rowheader', { name: '<b>Ka</b>' }).count()).toBe(1)
  expect(await page.locator('.lab-matrix td.lab-win').textContent()).toContain('75.0')
  const bar = await page.locator('.lab-bar').boundingBox()
  expect(bar?.width).toBeGreaterThan(50)
  expect(await page.locator('.lab-triangle polygon').count()).toBe(3)
  expect(refused).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
  await shot(page, `lab-report-${look.name}`)
  await context.close()
})

test('axe objects to nothing in a report', async () => {
  const { page, context } = await open(browser, { bypassCSP: true })
  await page.goto(`${address()}/lab`)
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ page: { title: 'GGLTCG: every deck', blocks } })))
  await page.getByRole('heading', { name: 'GGLTCG: every deck' }).waitFor()
  await drawn(page)
  expect(await objections(page)).toEqual([])
  await context.close()
})

test('another file is said to be no report', async () => {
  const { page, context } = await open(browser)
  await page.goto(`${address()}/lab`)
  await page.locator('input[type=file]').setInputFiles(file('Dear players,'))
  await page.getByText('That file is no report of the laboratory').waitFor()
  await context.close()
})
