import { t, type Key } from '../words/words'

const COLOURS: Readonly<Record<string, Key>> = {
  blue: 'color.blue',
  orange: 'color.orange',
  pink: 'color.pink',
  purple: 'color.purple',
  white: 'color.white',
  yellow: 'color.yellow',
  other: 'color.other',
  power: 'color.any',
}

/** What the power of a colour is called; that of a colour that the page does not know is called by its name. */
export function colourWords(colour: string): string {
  const key = COLOURS[colour]
  return key === undefined ? colour : t(key)
}
