import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { de } from '../../main/client/words/de'
import { en } from '../../main/client/words/en'
import { terms as germanTerms } from '../../main/client/words/games.de'
import { terms } from '../../main/client/words/games.en'
import { guide as germanGuide } from '../../main/client/words/guide.de'
import { guide } from '../../main/client/words/guide.en'
import { english, language } from '../../main/client/words/language'
import { formatTerm, kindTerm, planTerm, term, zoneTerm } from '../../main/client/words/terms'
import { begin, choose, dated, speak, t } from '../../main/client/words/words'

const kept = new Map<string, string>()
const page = { documentElement: { lang: 'en' } }

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

afterEach(async () => {
  await speak('en')
  vi.unstubAllGlobals()
})

/** What is filled in, in the order of the alphabet: a translation may say it in another order, and more or less often. */
function filled(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?::[^{}]*)?\}/g)].map((match) => match[1] ?? ''))].toSorted()
}

test('a text in German has the same things filled in', () => {
  const german: Record<string, string> = de
  const different = Object.entries(en).filter(([key, text]) => filled(german[key] ?? '').join() !== filled(text).join())
  expect(different).toEqual([])
})

test('no text in German is empty or has blanks around it', () => {
  expect(Object.entries(de).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
})

test('a guide says the same things in German, with the same things filled in', () => {
  const said = (all: typeof guide) => Object.entries(all).map(([game, texts]) => [game, Object.entries(texts).sort().map(([about, text]) => [about, [...new Set(filled(text))].sort()])])
  expect(said(germanGuide)).toEqual(said(guide))
})

test('every word that the page writes otherwise than the table has a word in German', () => {
  const missing = Object.entries(terms).flatMap(([game, words]) => Object.keys(words).filter((word) => germanTerms[game]?.[word] === undefined))
  expect(missing).toEqual([])
})

test('the page speaks the language that was chosen before, else the first of the browser that it knows, else English', async () => {
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'de-AT', 'en'] })
  await begin()
  expect([language.value, page.documentElement.lang, t('nav.learn')]).toEqual(['de', 'de', 'Lernen'])
  await choose('en')
  expect([language.value, page.documentElement.lang, t('nav.learn')]).toEqual(['en', 'en', 'Learn'])
  await speak('de')
  await begin()
  expect(language.value).toBe('en')
  kept.clear()
  vi.stubGlobal('navigator', { languages: ['fr'] })
  await begin()
  expect(language.value).toBe('en')
})

test('numbers and the words that they ask for are those of the language', async () => {
  expect([t('deck.found', { count: 1 }), t('deck.found', { count: 1200 })]).toEqual(['1 card', '1,200 cards'])
  await speak('de')
  expect([t('deck.found', { count: 1 }), t('deck.found', { count: 1200 })]).toEqual(['1 Karte', '1.200 Karten'])
})

test('dates are written in the language of the page, and as the person of the browser writes that language', async () => {
  const noon = new Date(2026, 10, 26, 15, 5).getTime()
  vi.stubGlobal('navigator', { languages: ['en-GB', 'de-AT'] })
  expect(dated(noon)).toBe('26 Nov 2026, 15:05')
  await speak('de')
  expect(dated(noon)).toBe('26.11.2026, 15:05')
  vi.stubGlobal('navigator', { languages: ['fr'] })
  expect(dated(noon)).toBe('26.11.2026, 15:05')
})

test('words of the games are those of the language, and English words are marked in a German page', async () => {
  expect([term('ggltcg', 'sleep'), zoneTerm('mlpccg', 'problem', false), english()]).toEqual(['Asleep', 'Their Problem', undefined])
  await speak('de')
  expect([term('ggltcg', 'sleep'), zoneTerm('mlpccg', 'problem', false), english()]).toEqual(['Schläft', 'Problem gegenüber', 'en'])
})

test('every ready-made deck says in German how it means to win', async () => {
  await speak('de')
  const missing = ['ggltcg', 'littletroubles', 'mlpccg'].flatMap((game) => {
    const folder = `../${game}/src/main/resources/cardwright/${game}/decks`
    return readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
      .map(([name = '', plan = '']) => ({ name: name.replace(/^# /, ''), plan }))
      .filter((deck) => planTerm(game, deck).english)
      .map((deck) => deck.name)
  })
  expect(missing).toEqual([])
})

test('kinds of cards and formats are said in German, and as they are in English', async () => {
  expect([kindTerm('Common Quick Action'), formatTerm('littletroubles', 'grade-school')]).toEqual(['Common Quick Action', 'Grade school'])
  await speak('de')
  expect(['Common Quick Action', 'Rare Character and Toy', 'Regressed Character', 'Friend', 'Uncommon chain-link Character'].map(kindTerm)).toEqual([
    'Quick Action, gewöhnlich',
    'Character und Toy, selten',
    'Character, klein',
    'Friend',
    'Character, ungewöhnlich, Kettenglied',
  ])
  expect([formatTerm('littletroubles', 'grade-school'), formatTerm('snow-day', 'usual')]).toEqual(['Grundschule', 'Usual'])
})

test('whoever plays in German is told that moves are typed in English', () => {
  expect([de['act.say'], de['act.say.none'], de['keys.type']].every((text) => text.includes('Englisch'))).toBe(true)
})
