import { signal } from '@preact/signals'
import { store, stored } from './stored'

/** How the page looks: as the system says, or as one of these says. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

const KEPT = 'theme'

function kept(): Theme {
  const wished = stored(KEPT)
  return themes.find((each) => each === wished) ?? 'system'
}

export const theme = signal<Theme>('system')

/** Takes a theme and keeps it for the next visit, where the browser lets us. */
export function choose(to: Theme): void {
  theme.value = to
  if (to === 'system') {
    delete document.documentElement.dataset['theme']
  } else {
    document.documentElement.dataset['theme'] = to
  }
  store(KEPT, to)
}

/** Takes the theme of the last visit. */
export function begin(): void {
  choose(kept())
}
