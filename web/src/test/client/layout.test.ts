import { expect, test } from 'vitest'
import { layOut, type Space } from '../../main/client/table/layout'

const lane: Space = { width: 380, height: 190, head: 20, zones: [3], under: 0, hosts: 0, figures: 1, longest: 8, most: 150 }

test('up to four cards lie side by side, as large as the place is high', () => {
  expect(layOut({ ...lane, zones: [2] })).toMatchObject({ as: 'cards', rows: 1, width: 135 })
  const four = layOut({ ...lane, zones: [4] })
  expect(four.as === 'cards' && four.width * 4 + 3 * 8 <= 380).toBe(true)
})

test('five cards overlap by a quarter at most, and each keeps what its name needs', () => {
  const five = layOut({ ...lane, width: 440, zones: [5] })
  expect(five.as === 'cards' && five.strip >= 0.75 * five.width - 1 && five.width + 4 * five.strip <= 440).toBe(true)
})

test('where cards would be too small for their names they are tiles', () => {
  expect(layOut({ ...lane, width: 330, zones: [5] }).as).toBe('tiles')
  expect(layOut({ ...lane, zones: [9] })).toMatchObject({ as: 'tiles', columns: 3 })
})

test('many cards have two rows where the place is high', () => {
  expect(layOut({ ...lane, height: 420, zones: [8] })).toMatchObject({ as: 'cards', rows: 2 })
})

test('tiles grow lower before they are cut', () => {
  const low = layOut({ ...lane, height: 104, zones: [9] })
  expect(low).toMatchObject({ as: 'tiles', height: 28, columns: 3 })
})

test('the longest word of the names decides how much of a card stays in sight', () => {
  const short = layOut({ ...lane, width: 410, zones: [5], longest: 6 })
  const long = layOut({ ...lane, width: 410, zones: [5], longest: 12 })
  expect([short.as, long.as]).toEqual(['cards', 'tiles'])
})

test('zones over each other become one before their tiles are cut', () => {
  const home = { ...lane, width: 250, height: 130, zones: [1, 5] }
  expect(layOut({ ...home, height: 230 })).toMatchObject({ as: 'tiles', merged: false })
  expect(layOut(home)).toMatchObject({ as: 'tiles', merged: true })
})

test('tiles grow lower where many of them have a card beneath them', () => {
  const half = { ...lane, width: 340, height: 130, zones: [6], under: 1 }
  const heights = [1, 6].map((hosts) => layOut({ ...half, hosts })).map((found) => (found.as === 'tiles' ? found.height : 0))
  expect(heights[1]).toBeLessThan(heights[0] ?? 0)
})
