import { de } from './de'
import { common, kinds, terms } from './games.de'
import { plans } from './plans.de'
import type { Translation } from './words'

/** All that the page says in German, in one file that is fetched when somebody reads it. */
export const german: Translation = { texts: de, terms, common, kinds, plans }
