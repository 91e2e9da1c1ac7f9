import { en, type Key } from './en'
import { keep, language, locale, wanted, type Language } from './language'

export type { Key }

/** All that the page says in a language other than English. */
export interface Translation {
  texts: Readonly<Record<Key, string>>
  /** Words of each game that the page writes otherwise than the table has them. */
  terms: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The same for all games. */
  common: Readonly<Record<string, string>>
  /** Words that go with the kind of a card, such as its rarity. */
  kinds: Readonly<Record<string, string>>
  /** How the ready-made decks of each game mean to win. */
  plans: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Translations are fetched when somebody reads them. */
const loaders: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  de: () => import('./german').then((module) => module.german),
}
const loaded: Partial<Record<Language, Translation>> = {}

/** What the page says in the language that it speaks now, if that is not English; who reads it is shown anew when the language changes. */
export function translation(): Translation | undefined {
  return loaded[language.value]
}

/** Lets the page speak a language, as soon as its words are there. */
export async function speak(to: Language): Promise<void> {
  if (to !== 'en') {
    loaded[to] ??= await loaders[to]()
  }
  document.documentElement.lang = to
  language.value = to
}

/** Takes a language and keeps it for the next visit. */
export function choose(to: Language): Promise<void> {
  keep(to)
  return speak(to)
}

/** Takes the language of the last visit, or the browser's; English where its words cannot be fetched. */
export function begin(): Promise<void> {
  return speak(wanted()).catch(() => speak('en'))
}

/** A number as it is written in the language of the page. */
function number(value: number): string {
  return value.toLocaleString(language.value)
}

/**
 * The text of that key, with what it speaks of filled in. `{count}` stands for what is filled in, and
 * `{count:card|cards}` for the one word or the other, as the number asks for it.
 */
export function t(key: Key, fill: Record<string, string | number> = {}): string {
  return fillIn((translation()?.texts ?? en)[key], fill)
}

/** A text with what it speaks of filled in, as `t` does it. */
export function fillIn(text: string, fill: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = fill[name]
    if (one !== undefined && other !== undefined) {
      return new Intl.PluralRules(language.value).select(Number(value)) === 'one' ? one : other
    }
    return value === undefined ? whole : typeof value === 'number' ? number(value) : value
  })
}

/** A moment, as it is written in the language of the page: its day, and the time of it to the minute. */
export function dated(at: number | string): string {
  return new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })
}

/** The name of a computer player; one that the page does not know keeps the server's. */
export function level(name: string): string {
  const key = `level.${name}`
  return Object.hasOwn(en, key) ? t(key as Key) : name
}

/** A word of a game as people write it: `at-own` becomes `At own`. */
export function title(word: string): string {
  const spaced = word.replace(/-/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
