import { language, languages, type Language } from '../words/language'
import { choose, t } from '../words/words'

/** The choice of the language, which holds at once: a table goes on where it is. */
export function LanguageSelect() {
  return (
    <label class="row">
      <span>{t('language.label')}</span>
      <select class="small-select" value={language.value} onChange={(event) => void choose(event.currentTarget.value as Language)}>
        {Object.entries(languages).map(([each, name]) => (
          <option key={each} value={each} lang={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
