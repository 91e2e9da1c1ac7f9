import { expect, test } from 'vitest'
import { de } from '../../main/client/words/de'
import { en } from '../../main/client/words/en'
import { terms as germanTerms } from '../../main/client/words/games.de'
import { terms } from '../../main/client/words/games.en'
import { tips as germanTips } from '../../main/client/words/tips.de'
import { tips } from '../../main/client/words/tips.en'

/** What is filled in, in the order of the alphabet: a translation may say it in another order. */
function filled(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()
}

test('a text in German has the same things filled in', () => {
  const german: Record<string, string> = de
  const different = Object.entries(en).filter(([key, text]) => filled(german[key] ?? '').join() !== filled(text).join())
  expect(different).toEqual([])
})

test('no text in German is empty or has blanks around it', () => {
  expect(Object.entries(de).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
})

test('a first game is told the same things in German', () => {
  const begin = (all: typeof tips) => Object.entries(all).map(([game, told]) => [game, told.map(([word]) => word)])
  expect(begin(germanTips)).toEqual(begin(tips))
})

test('every word that the page writes otherwise than the table has a word in German', () => {
  const missing = Object.entries(terms).flatMap(([game, words]) => Object.keys(words).filter((word) => germanTerms[game]?.[word] === undefined))
  expect(missing).toEqual([])
})
