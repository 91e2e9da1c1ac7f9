import { t, title, type Key } from '../words/words'

/** What puzzles are about, as the page says it. */
const THEMES: Readonly<Record<string, Key>> = {
  tussles: 'puzzles.theme.tussles',
  odds: 'puzzles.theme.odds',
  sleep: 'puzzles.theme.sleep',
  stealing: 'puzzles.theme.stealing',
  saving: 'puzzles.theme.saving',
  holding: 'puzzles.theme.holding',
  'win-now': 'puzzles.theme.win-now',
  'win-later': 'puzzles.theme.win-later',
  'best-chance': 'puzzles.theme.best-chance',
  build: 'puzzles.theme.build',
  fight: 'puzzles.theme.fight',
  troublemaker: 'puzzles.theme.troublemaker',
  main: 'puzzles.theme.main',
  score: 'puzzles.theme.score',
  end: 'puzzles.theme.end',
}

/** A theme in words; one that the page does not know is written as a title. */
export function themeWords(theme: string): string {
  const key = THEMES[theme]
  return key === undefined ? title(theme.replaceAll('-', ' ')) : t(key)
}
