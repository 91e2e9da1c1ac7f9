import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fitted, type Movement } from '../../main/client/table/moving'
import { delays, LAST, Pace } from '../../main/client/table/pace'
import { speed, type Speed } from '../../main/client/table/speeds'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
})

afterEach(() => {
  speed.value = 'normal'
  vi.unstubAllGlobals()
})

/** When the movement of the last of so many views ends that have come together. */
function whole(count: number): number {
  const pace = new Pace()
  pace.begin(1_000)
  let now = 1_000
  for (let waiting = count - 1; waiting > 0; waiting--) {
    now += pace.step(waiting, now)
  }
  return now + pace.within(0, now) - 1_000
}

test.each<[Speed, number]>([['normal', 1_500], ['fast', 750], ['calm', 2_400]])('however many views come together, at speed %s all has ended after %i ms', (at, most) => {
  speed.value = at
  for (const count of [1, 2, 5, 10, 20, 100]) {
    expect(whole(count), String(count)).toBeLessThanOrEqual(most)
  }
})

test('a few views are each seen, and the last one has its time', () => {
  const pace = new Pace()
  pace.begin(0)
  expect(pace.step(2, 0)).toBe(250)
  expect(pace.step(1, 250)).toBe(250)
  expect(pace.within(0, 500)).toBe(1_000)
  expect(pace.within(0, 5_000)).toBe(LAST)
})

test('however much happened, it is shown within its time', () => {
  expect(delays(1, 250, 1_500)).toEqual([0])
  expect(delays(3, 250, 1_500)).toEqual([0, 250, 500])
  expect(Math.max(...delays(60, 480, 1_500)) + 480).toBeLessThanOrEqual(1_500)
})

test('movements that take longer than their time are all as much quicker', () => {
  const on = {} as Element
  const movements: Movement[] = [
    { on, frames: [], lasts: 240 },
    { on, frames: [], lasts: 120, after: 240 },
  ]
  expect(fitted(movements, 400)).toEqual([{ duration: 240, delay: 0 }, { duration: 120, delay: 240 }])
  expect(fitted(movements, 90)).toEqual([{ duration: 60, delay: 0 }, { duration: 30, delay: 60 }])
})
