import { expect, test, vi } from 'vitest'

const watched: Promise<unknown>[] = []
vi.mock('../../main/client/table/speeds', () => ({ timed: (time: number) => time, watch: (end: Promise<unknown>) => watched.push(end) }))

const { finish, moves, start } = await import('../../main/client/table/moving')

/** Something that can be moved, by animations that end when they are told to. */
function thing(): { on: Element; end: () => void } {
  let end = (): void => {}
  const animate = () => {
    const finished = new Promise<void>((done) => (end = done))
    return { finished, finish: () => end() }
  }
  return { on: { animate } as unknown as Element, end: () => end() }
}

const settled = () => new Promise((done) => setTimeout(done))

test('the frames of all that moves are counted, from the first until the last has come to rest', async () => {
  const [one, other] = [thing(), thing()]
  let gone = 0
  start([{ on: one.on, frames: [], lasts: 100 }])
  start([{ on: other.on, frames: [], lasts: 100, then: () => gone++ }])
  expect(watched.length).toBe(1)
  let over = false
  void watched[0]?.then(() => (over = true))
  one.end()
  await settled()
  expect([over, moves(), gone]).toEqual([false, true, 0])
  other.end()
  await settled()
  expect([over, moves(), gone]).toEqual([true, false, 1])
  start([{ on: one.on, frames: [], lasts: 100 }])
  expect(watched.length).toBe(2)
})

test('what is finished moves no more at once, and what was to be done at its end is done', async () => {
  finish()
  await settled()
  let gone = 0
  start([{ on: thing().on, frames: [], lasts: 100, then: () => gone++ }])
  finish()
  expect(moves()).toBe(false)
  await settled()
  expect(gone).toBe(1)
})
