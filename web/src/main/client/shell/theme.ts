import { signal } from '@preact/signals'

/** How the page looks: as the system says, or as one of these says. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

const KEPT = 'theme'

function kept(): Theme {
  try {
    return themes.find((each) => each === localStorage.getItem(KEPT)) ?? 'system'
  } catch {
    return 'system'
  }
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
  try {
    localStorage.setItem(KEPT, to)
  } catch {
    // Without a store the theme holds for this visit.
  }
}

/** Takes the theme of the last visit. */
export function begin(): void {
  choose(kept())
}
