import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, decision, dice, drawn, launch, objections, open, playOut, shot } from './browser'
import { folder, serve, type Running } from './server'

// The first game of the examples, which this page knows nothing of.
const game = 'snow-day'

const data = folder()
let browser: Browser
let server: Running

beforeAll(async () => {
  browser = await launch()
  server = await serve(data.path, 0, ['--games', resolve('../examples/snow-day/target')])
})

afterAll(async () => {
  await browser.close()
  await server.end()
  data.drop()
})

const looks = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'small', width: 360, height: 640 },
]

describe.each(looks)('a game that was added, $name', (look) => {
  test('is played to its end on a plain table that has a place for each zone', async () => {
    const { page, context, faults } = await open(browser, look)
    await page.goto(server.address)
    await page.locator(`article[data-game=${game}] .big`).click()
    await page.waitForURL(/\/g\//)
    await decision(page)
    for (const half of ['.half-mine', '.half-theirs']) {
      for (const zone of ['yard', 'deck', 'inside']) {
        expect(await page.locator(`${half} [data-zone=${zone}]`).count()).toBe(1)
      }
    }
    expect(await page.locator('.hand [data-handle]').count()).toBeGreaterThan(3)
    const roll = dice(3)
    for (let i = 0; i < 4; i++) {
      await decide(page, roll)
      await decision(page)
    }
    await shot(page, `added-${look.name}`)
    await playOut(page, () => decide(page, roll))
    expect(await page.locator('.result h2').textContent()).toMatch(/You win|You lose|A draw/)
    expect(faults).toEqual([])
    await context.close()
  })

  test.each([
    ['home', '/', `[data-game=${game}]`],
    ['learn', `/learn/${game}`, `[data-game=${game}] .button`],
    ['cards', `/cards/${game}`, '.gallery li'],
    ['new', `/new/${game}`, 'form'],
    ['deck', `/decks/${game}/new`, '.finder .gallery li'],
  ])('has a page %s without anything that axe objects to', async (name, path, there) => {
    const { page, context, faults } = await open(browser, { ...look, bypassCSP: true })
    await page.goto(server.address + path)
    await page.waitForSelector(there)
    await drawn(page)
    await shot(page, `added-${name}-${look.name}`)
    expect(await objections(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    expect(faults).toEqual([])
    await context.close()
  })

  test('has a table without anything that axe objects to', async () => {
    const { page, context } = await open(browser, { ...look, bypassCSP: true })
    await page.goto(server.address)
    await page.locator(`article[data-game=${game}] .big`).click()
    await decision(page)
    await drawn(page)
    expect(await objections(page)).toEqual([])
    await context.close()
  })
})
