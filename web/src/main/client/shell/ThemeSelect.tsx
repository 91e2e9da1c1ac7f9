import { t, type Key } from '../words/words'
import { choose, theme, themes, type Theme } from './theme'

const words: Record<Theme, Key> = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark', contrast: 'theme.contrast' }

/** The choice of how the page looks, which holds at once. */
export function ThemeSelect() {
  return (
    <label class="row">
      <span>{t('theme.label')}</span>
      <select class="small-select" value={theme.value} onChange={(event) => choose(event.currentTarget.value as Theme)}>
        {themes.map((each) => (
          <option key={each} value={each}>
            {t(words[each])}
          </option>
        ))}
      </select>
    </label>
  )
}
