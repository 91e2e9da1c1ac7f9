import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, launch, open, playOn, shot } from './browser'
import { busy, type Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const position = (file: string): Busy => busy.find((each) => each.file === file) as Busy

test('what each figure is called stands on a card that is shown large, and under the pointer on any', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await playOn(page, position('ggltcg-1'))
  const card = page.locator('.hand .card', { has: page.locator('.stat-speed') }).first()
  const figures = await card.locator('.card-stat b').allTextContents()
  expect(await card.locator('.card-stat').evaluateAll((plates) => plates.map((each) => each.getAttribute('title')))).toEqual([`Speed ${figures[0]}`, `Strength ${figures[1]}`, `Stamina ${figures[2]}`])
  expect(await card.locator('.card-cost').getAttribute('title')).toMatch(/^Cost \d/)
  await card.hover()
  const large = page.locator('.preview')
  await large.waitFor()
  expect(await large.locator('.card-stat .card-word:visible').allTextContents()).toEqual(['Speed', 'Strength', 'Stamina'])
  expect(await large.locator('.card-cost-word:visible').textContent()).toBe('Cost')
  await shot(page, 'figures-in-words')
  await page.goto(`${address()}/cards/mlpccg`)
  await page.locator('.gallery a').first().click()
  await page.locator('.one-face .card-word:visible').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})
