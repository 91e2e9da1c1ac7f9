import type { Language } from '../words/language'
import { ggltcg } from './ggltcg'
import { littletroubles } from './littletroubles'
import { mlpccg } from './mlpccg'
import { ended, type Topics } from './topics'

const games: Readonly<Record<string, Topics>> = { ggltcg, littletroubles, mlpccg }

/** Of a game that nobody has described for it a guide says what is true of any. */
const plain: Topics = { way: () => ({}), progress: [], happened: [{ id: 'begin', when: () => ({}) }], now: [], end: ended }

/** What a guide can say in a game. */
export function topicsOf(game: string): Topics {
  return games[game] ?? plain
}

/** The sentences of each game, by what they are about; `way` is always told: how far it is to the end. */
export type GuideTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

const loaders: Record<Language, () => Promise<GuideTexts>> = {
  en: () => import('../words/guide.en').then((module) => module.guide),
  de: () => import('../words/guide.de').then((module) => module.guide),
}

/** The sentences of a game in a language, which are fetched when somebody is guided. */
export async function guideTexts(game: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const all = await loaders[language]()
  return all[game] ?? all['plain'] ?? {}
}
