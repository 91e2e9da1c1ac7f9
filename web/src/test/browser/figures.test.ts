import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, dice, games, launch, open, playNow, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const

/** What of the names, figures and buttons in sight is covered or cut off, in a line each. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bad: string[] = []
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    // What one has to scroll to is not in sight, and nothing is covered there.
    const inSight = (element: Element): boolean => {
      const rect = element.getBoundingClientRect()
      if (rect.width === 0 || rect.height === 0 || !within(rect, new DOMRect(0, 0, innerWidth, innerHeight))) {
        return false
      }
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        const style = getComputedStyle(up)
        if (/auto|scroll/.test(style.overflowX + style.overflowY) && !within(rect, up.getBoundingClientRect())) {
          return false
        }
      }
      return true
    }
    const shown = (element: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (element.contains(top) || top.contains(element) || (top.closest('.card') === element.closest('.card') && top.closest('.mark-chip') === null))
    }
    for (const element of document.querySelectorAll('.table .card-stat, .table .card-name, .table .button')) {
      if (!inSight(element) || element.closest('dialog') !== null) {
        continue
      }
      const rect = element.getBoundingClientRect()
      const points = [
        [0.2, 0.3],
        [0.5, 0.5],
        [0.8, 0.7],
      ] as const
      if (!points.every(([x, y]) => shown(element, rect.left + rect.width * x, rect.top + rect.height * y))) {
        const card = element.closest('.card')?.querySelector('.card-name')?.textContent ?? ''
        bad.push(`${element.className} ${card} ${element.textContent ?? ''}`.trim())
      }
      if (element.matches('.button') && element.scrollWidth > element.clientWidth + 1) {
        bad.push(`cut off: ${element.textContent ?? ''}`)
      }
    }
    return bad
  })
}

/** What is covered or cut off at each size, with a picture of each page on which something is. */
async function coveredAtAnySize(page: Page, moment: string): Promise<string[]> {
  const bad: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const found = await covered(page)
    bad.push(...found.map((each) => `${width}x${height}, ${moment}: ${each}`))
    if (found.length > 0) {
      await shot(page, `covered-${moment}-${width}x${height}`)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return bad
}

test.each(games)('no name, figure or button of %s is covered or cut off, from the smallest to the largest window', async (game) => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  const roll = dice(3)
  await playNow(page, game)
  const bad: string[] = []
  for (let i = 0; i < 40 && (await page.locator('.result').count()) === 0; i++) {
    await decide(page, roll)
    if (i % 8 !== 7) {
      continue
    }
    bad.push(...(await coveredAtAnySize(page, `${game}-${i}`)))
  }
  expect(bad).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('a hand of many cards covers nothing and keeps its names in sight, from the smallest to the largest window', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  // LT 1.2e: one looks at ten cards for the opening hand.
  await playNow(page, 'littletroubles')
  expect(await page.locator('.hand .card').count()).toBe(10)
  expect(await coveredAtAnySize(page, 'many')).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
