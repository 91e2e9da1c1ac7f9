/** Words of each game that the page writes otherwise than the table has them; `their` zones may have words of their own. */
export const terms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ggltcg: {
    cc: 'CC',
    play: 'In play',
    sleep: 'Asleep',
    'format starter18': 'Starter 18',
  },
  littletroubles: {
    'main': 'Playground',
    'played': 'Played this phase',
    'pre-fight': 'Pre-fight',
    'confidence': 'Confidence',
  },
  mlpccg: {
    'mane': 'Mane',
    'at-own': 'At your Problem',
    'at-other': 'At their Problem',
    'problem': 'Your Problem',
    'their at-own': 'At their Problem',
    'their at-other': 'At your Problem',
    'their problem': 'Their Problem',
    'problem-deck': 'Problems',
    'tokens': 'Action tokens',
    'total': 'Faceoff total',
  },
}

export const common: Readonly<Record<string, string>> = {
  resolving: 'Being carried out',
}
