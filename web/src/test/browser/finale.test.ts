import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, begun, decide, dice, drawn, keepMovements, launch, objections, objectionsInEachLook, open, playNow, playOn, playOut, shot } from './browser'
import { busy, type Busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const toys = busy.find((each) => each.file === 'ggltcg-1') as Busy

test('a game that is over has a scene with the moments that decided it, and each leads to its place in the replay', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  await playOn(page, toys)
  const roll = dice(3)
  await playOut(page, () => decide(page, roll))
  const scene = page.locator('.finale')
  await scene.waitFor()
  expect(await scene.locator('h2').textContent()).toMatch(/You (win|lose)/)
  const moments = scene.locator('.finale-moments a')
  expect(await moments.count()).toBeGreaterThan(0)
  expect(await moments.count()).toBeLessThanOrEqual(3)
  const said = await moments.allTextContents()
  said.forEach((each) => expect(each).toMatch(/^Turn \d+ · (You|Computer)\S/))
  for (const [name, width, height] of [['wide', 1440, 900], ['phone', 360, 640]] as const) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    await shot(page, `finale-${name}`)
    expect(await objections(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // It stands in the middle.
    const [left = 0, right = 0] = await scene.locator('.finale-story').evaluate((each) => {
      const [inner, outer] = [each.getBoundingClientRect(), each.closest('.finale')?.getBoundingClientRect()]
      return [inner.left - (outer?.left ?? 0), (outer?.right ?? 0) - inner.right]
    })
    expect(Math.abs(left - right)).toBeLessThan(20)
    // How it ended is said once, and in sight; in a wide window all of it is, and on a phone it is two screens at most, of which the last line can be reached.
    const headline = page.locator('.result h2')
    expect(await headline.count()).toBe(1)
    expect((await headline.boundingBox())?.y).toBeLessThan(height / 2)
    const [whole = 0, seen = 0] = await scene.evaluate((each) => [each.scrollHeight, each.clientHeight])
    expect(whole).toBeLessThanOrEqual(name === 'wide' ? seen : 2 * seen)
    await scene.evaluate((each) => each.scrollTo(0, each.scrollHeight))
    const again = await scene.getByRole('button', { name: 'Play again' }).boundingBox()
    const room = await scene.boundingBox()
    expect((again?.y ?? 0) + (again?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0))
    await scene.evaluate((each) => each.scrollTo(0, 0))
  }
  expect(await objectionsInEachLook(page)).toEqual([])
  await page.getByRole('button', { name: 'See the table' }).click()
  await scene.waitFor({ state: 'detached' })
  await page.locator('.half-mine').waitFor()
  // Whoever comes back is shown it again.
  await page.reload()
  await moments.first().click()
  await page.waitForURL(/\/replay\?at=\d+$/)
  await page.locator('.replay').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('a flag falls where the time of a player has run out', async () => {
  const { page, context, faults } = await open(browser, { width: 1024, height: 768, bypassCSP: true })
  await page.goto(address())
  await page.getByRole('heading', { name: 'Pick a world' }).waitFor()
  const id = await page.evaluate(async () => {
    const headers = { 'X-Cardwright': '1', 'Content-Type': 'application/json' }
    await fetch('/api/me', { method: 'POST', headers })
    const body = JSON.stringify({ game: 'ggltcg', clock: { bank: 0, move: 5_000 }, opponent: { level: 'random' } })
    return ((await (await fetch('/api/plays', { method: 'POST', headers, body })).json()) as { id: string }).id
  })
  await page.goto(`${address()}/g/${id}`)
  const fallen = page.locator('.near-bar .clock.is-fallen')
  await fallen.waitFor()
  expect(await fallen.textContent()).toContain('Time is up')
  expect(await page.locator('.far-bar .clock.is-fallen').count()).toBe(0)
  await drawn(page)
  await shot(page, 'clock-fallen')
  expect(await objections(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('whoever loses hears a kind word, also where no moments are known, and the winner is celebrated', async () => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, calm: false })
  const watcher = await open(browser, { width: 1440, height: 900, calm: false })
  await page.route('**/turning-points*', (route) => route.fulfill({ json: { moments: [] } }))
  await keepMovements(watcher.page)
  await playNow(page, 'littletroubles')
  await watcher.page.goto(`${page.url()}?watch`)
  await watcher.page.waitForSelector('.table')
  await begun(watcher.page)
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  const scene = page.locator('.finale')
  await scene.waitFor()
  expect(await scene.locator('h2').textContent()).toContain('You lose')
  expect(await scene.locator('.result-kind').textContent()).toBe('A good game. The next one may be yours.')
  expect(await scene.locator('.finale-moments a').count()).toBe(0)
  await drawn(page)
  await shot(page, 'finale-lost')
  await watcher.page.locator('.finale').waitFor()
  const snippets = (await begun(watcher.page)).filter((each) => each.frames[0]?.['transform']?.startsWith('translate(0, -24px)') === true)
  expect(snippets.length).toBe(40)
  expect(Math.max(...snippets.map((each) => each.delay + each.duration))).toBeLessThanOrEqual(1_200)
  expect(await watcher.page.locator('.snippets').count()).toBe(0)
  expect([...faults, ...watcher.faults]).toEqual([])
  await context.close()
  await watcher.context.close()
})
