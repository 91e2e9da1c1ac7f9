import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawn, launch, looks, objectionsIn, open, playOn, shot } from './browser'
import { busy } from './positions/busy'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

const sizes = [
  [1440, 900],
  [390, 844],
] as const

test.each(busy)('axe objects to nothing on the busy table $file, light, dark, in forced colours and in high contrast', async (each) => {
  const { page, context, faults } = await open(browser, { width: 1440, height: 900, bypassCSP: true })
  await playOn(page, each)
  const bad: string[] = []
  for (const [i, [look, wear]] of Object.entries(looks).entries()) {
    await wear(page)
    // Both sizes in the light; of the other looks each has one, and with the next position the other.
    for (const [width, height] of look === 'light' ? sizes : sizes.filter((_, size) => (i + busy.indexOf(each)) % 2 === size)) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const found = (await objectionsIn(look, page)).map((one) => `${look}, ${width}x${height}: ${one}`)
      if (found.length > 0) {
        await shot(page, `look-${each.file}-${look}-${width}`)
      }
      bad.push(...found)
    }
  }
  expect(bad).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
