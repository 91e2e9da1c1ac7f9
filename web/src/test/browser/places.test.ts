import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawn, launch, open, playOn } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const at = (file: string) => busy.find((each) => each.file === file) ?? busy[0]!

/** The width and height of the first of what is found, in whole pixels. */
function size(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).first().evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])
}

test('the outline of an empty Goal Zone is as large as the Field beside it, and where there is little room it stands in the line of the piles', async () => {
  const { page, context } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, at('littletroubles-2'))
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    for (const half of ['.half-mine', '.half-theirs']) {
      expect(await size(page, `${half} .zone-goal .outline`)).toEqual(await size(page, `${half} .zone-field .card`))
      expect(await size(page, `${half} .zone-goal`)).toEqual(await size(page, `${half} .zone-field`))
      expect(await page.locator(`${half} .zone-goal`).getAttribute('aria-label')).toMatch(/^Goal, .*: 0$/)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await drawn(page)
  const [outline, pile] = await Promise.all(['.outline', '.zone-deck'].map((each) => page.locator(`.half-mine ${each}`).boundingBox()))
  expect(outline?.y).toBe(pile?.y)
  expect((outline?.width ?? 0) > 30).toBe(true)
  await context.close()
})

test('the outline of an empty Goal Zone stays where Scenes lie beside it, and the places have no more room than without them', async () => {
  const { page, context } = await open(browser, { width: 1024, height: 768 })
  await playOn(page, at('littletroubles-1'))
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1376, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    expect(await page.locator('.half-mine .zone-scenes .card').count()).toBeGreaterThan(0)
    const [outlineWidth, outlineHeight] = await size(page, '.half-mine .zone-goal .outline')
    expect(outlineWidth).toBeGreaterThanOrEqual(72)
    expect(outlineHeight).toBeGreaterThanOrEqual(28)
    if (width <= 1376) {
      expect((await size(page, '.half-mine .area-places'))[0]).toBe((await size(page, '.half-theirs .area-places'))[0])
    }
  }
  await context.close()
})

test('piles of both sides that lie in one lane say whose they are, at every size', async () => {
  const { page, context } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, at('mlpccg-2'))
  for (const [width, height, mine, theirs] of [
    [360, 640, 'You', 'Computer'],
    [390, 844, 'You', 'Computer'],
    [1024, 768, 'Your piles', 'Piles of Computer'],
    [1440, 900, 'Your piles', 'Piles of Computer'],
    [2560, 1440, 'Your piles', 'Piles of Computer'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    if (width < 900) {
      await page.locator('.lane-button').first().click()
      await drawn(page)
    }
    for (const [half, words] of [
      ['.half-mine', mine],
      ['.half-theirs', theirs],
    ] as const) {
      const heading = page.locator(`${half} .piles-of`)
      expect(await heading.innerText()).toBe(words)
      expect(await heading.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
    }
  }
  expect(await page.getByRole('group', { name: 'Your piles' }).getByRole('button').count()).toBeGreaterThan(1)
  await context.close()
})

test('a tile on a small phone has a face where its figures and its name leave room for one', async () => {
  const { page, context } = await open(browser, { width: 360, height: 640 })
  await playOn(page, at('littletroubles-1'))
  await drawn(page)
  const faces = await page
    .locator(".half .area-main[data-as='tiles'] .card")
    .evaluateAll((cards) => cards.map((card): [string, number] => [card.querySelector('.card-name')?.textContent ?? '', card.querySelector('.picture')?.getBoundingClientRect().width ?? 0]))
  const wide = faces.filter(([, width]) => width >= 20).map(([name]) => name)
  expect(wide).toContain('Crossing Guard')
  expect(wide).toContain('Cuckoo Clock')
  // No half of a face is drawn where its longest word leaves none.
  expect(faces.filter(([, width]) => width > 0 && width < 20)).toEqual([])
  await context.close()
})
