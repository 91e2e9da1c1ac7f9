import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onKey, type Doings } from '../../main/client/table/keys'
import type { Room } from '../../main/client/table/Room'

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const space = () => ({ key: ' ', target: null, preventDefault: () => {} }) as unknown as KeyboardEvent

test('the space bar ends what moves first, and then presses the big button', () => {
  let moves = true
  const made: string[] = []
  const room = { makePrimary: () => made.push('made') } as unknown as Room
  const doings: Doings = {
    hurry: () => {
      const moved = moves
      moves = false
      return moved
    },
    help: () => {},
    log: () => {},
    say: () => {},
    read: () => {},
  }
  onKey(room, doings, space())
  expect(made).toEqual([])
  onKey(room, doings, space())
  expect(made).toEqual(['made'])
})
