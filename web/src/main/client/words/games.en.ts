/** Words of the games that the page writes otherwise than the table has them. */
export const terms: Readonly<Record<string, string>> = {
  'cc': 'CC',
  'play': 'In play',
  'sleep': 'Asleep',
  'main': 'Playground',
  'timeout': 'Timeout',
  'played': 'Played this phase',
  'mane': 'Mane Character',
  'at-own': 'At own Problem',
  'at-other': 'At the other Problem',
  'problem-deck': 'Problem deck',
  'tokens': 'Action tokens',
  'pre-fight': 'Pre-fight',
  'resolving': 'Being carried out',
}
