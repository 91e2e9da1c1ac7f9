import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EmoteKind } from '../../main/client/net/messages'
import { EmoteShow, hiding } from '../../main/client/table/EmoteShow'
import { EMOTES, emotes } from '../../main/client/table/emotes'
import { signs } from '../../main/pictures/sprites'

let show: EmoteShow

beforeEach(() => {
  vi.useFakeTimers()
  show = new EmoteShow()
})

afterEach(() => {
  show.close()
  hiding.on.value = false
  vi.useRealTimers()
})

test('what is said stays four seconds, from the last word on', () => {
  show.heard('A', 'hello')
  vi.advanceTimersByTime(3_500)
  show.heard('A', 'thanks')
  vi.advanceTimersByTime(3_900)
  expect(show.shown('A', 'B')?.emote).toBe('thanks')
  expect(show.shown('B', 'B')).toBeNull()
  vi.advanceTimersByTime(100)
  expect(show.shown('A', 'B')).toBeNull()
})

test('who hides emotes sees none of others, and those of their own', () => {
  show.heard('A', 'hello')
  show.heard('B', 'wow')
  hiding.toggle()
  expect(show.shown('A', 'B')).toBeNull()
  expect(show.shown('B', 'B')?.emote).toBe('wow')
  expect(show.shown('B', null)).toBeNull()
})

test('one waits longer than the server wants', () => {
  show.pause()
  vi.advanceTimersByTime(3_000)
  expect(show.waits.value).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(show.waits.value).toBe(false)
})

test('what a newer server knows besides is passed over', () => {
  show.heard('A', 'dance' as EmoteKind)
  expect(show.shown('A', 'B')).toBeNull()
})

test('the sprite of emotes has the glyph of each and no other', () => {
  const glyphs = Object.values(emotes).map(({ glyph }) => glyph)
  const made = [...signs(EMOTES, glyphs).matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(made).toEqual([...glyphs].sort())
})
