import { t, type Key } from '../words/words'

/** What designers of cards ask, as headings, in the order in which the phrases come. */
export const groups: Readonly<Record<string, Key>> = {
  FACE: 'phrases.face',
  WHEN: 'phrases.when',
  COST: 'phrases.cost',
  EFFECT: 'phrases.effect',
  STANDING: 'phrases.standing',
  CARDS: 'phrases.cards',
  WHO: 'phrases.who',
  NUMBER: 'phrases.number',
  DURATION: 'phrases.duration',
  CONDITION: 'phrases.condition',
  ORDER: 'phrases.order',
}

/** The heading of a group; nothing for one that the page does not know. */
export function groupTitle(group: string): string {
  const key = groups[group]
  return key === undefined ? '' : t(key)
}
