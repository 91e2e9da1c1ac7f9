import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, decision, dice, launch, open, playNow, shot } from './browser'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test('what a move changes for sure stands beside the pointer, and moves nothing', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900 })
  await playNow(page, 'ggltcg')
  const roll = dice(9)
  const card = page.locator('.hand .card.is-playable').first()
  for (let i = 0; i < 30 && (await card.count()) === 0; i++) {
    expect(await decision(page)).toBe('mine')
    await decide(page, roll)
    await decision(page)
  }
  const strip = await page.locator('.middle').boundingBox()
  await card.hover({ force: true })
  const bubble = page.locator('.foresight:visible')
  await bubble.waitFor()
  expect(await bubble.textContent()).toMatch(/^(After it|It wins|It loses)/)
  expect(await page.locator('.middle').boundingBox()).toEqual(strip)
  await shot(page, 'foresight')
  await page.mouse.move(5, 5)
  await bubble.waitFor({ state: 'detached' }).catch(() => bubble.waitFor({ state: 'hidden' }))
  expect(faults).toEqual([])
  await context.close()
})
