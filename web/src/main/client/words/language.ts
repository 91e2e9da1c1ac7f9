import { signal } from '@preact/signals'
import { store, stored } from '../shell/stored'

/** The languages of the page. Each writes its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

const KEPT = 'language'

function known(tag: string | null | undefined): Language | undefined {
  const begin = tag?.toLowerCase().split('-')[0]
  return begin !== undefined && Object.hasOwn(languages, begin) ? (begin as Language) : undefined
}

/** The language that was chosen here before, else the first of the browser's that the page speaks, else English. */
export function wanted(): Language {
  return known(stored(KEPT)) ?? navigator.languages.map(known).find((each) => each !== undefined) ?? 'en'
}

/** The language that the page speaks now. */
export const language = signal<Language>('en')

/** Keeps a choice for the next visit, where the browser lets us. */
export function keep(chosen: Language): void {
  store(KEPT, chosen)
}

/** The language of the page as the browser's person writes it, where it is one of theirs: `en-GB` for English. */
export function locale(): string {
  return navigator.languages.find((tag) => known(tag) === language.value) ?? language.value
}

/** What marks English in a page of another language, such as the text of a card. */
export function english(): 'en' | undefined {
  return language.value === 'en' ? undefined : 'en'
}
