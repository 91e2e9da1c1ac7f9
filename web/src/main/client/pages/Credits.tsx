import { glyphs } from 'virtual:glyphs'
import { english } from '../words/language'
import { t, type Key } from '../words/words'

interface Credit {
  what: string
  by: string
  licence: string
  use: Key
}

/** What the page is made of that others made, with its licence. */
const credits: readonly Credit[] = [
  { what: 'Fluent Emoji', by: glyphs.by, licence: glyphs.licence, use: 'credits.emoji' },
  { what: 'emojilib', by: 'Mu-An Chiou', licence: 'MIT', use: 'credits.keywords' },
  { what: 'Fredoka', by: 'Milena Brand\u00e3o, Hafontia', licence: 'SIL OFL 1.1', use: 'credits.titles' },
  { what: 'Nunito', by: 'Vernon Adams, Cyreal, Jacques Le Bailly', licence: 'SIL OFL 1.1', use: 'credits.text' },
  { what: 'Preact, @preact/signals', by: 'Jason Miller, Preact', licence: 'MIT', use: 'credits.code' },
  { what: '@noble/hashes', by: 'Paul Miller', licence: 'MIT', use: 'credits.hashes' },
  { what: 'ZzFX', by: 'Frank Force', licence: 'MIT', use: 'credits.sounds' },
  { what: 'uqr', by: 'Anthony Fu, Project Nayuki', licence: 'MIT', use: 'credits.codes' },
]

/** Who made what the page shows. */
export function Credits(_: { args: string[] }) {
  return (
    <div class="page">
      <header>
        <h1>{t('credits.title')}</h1>
        <p>{t('credits.lead')}</p>
      </header>
      <ul class="list">
        {credits.map((each) => (
          <li key={each.what}>
            <span>
              <b>{each.what}</b> <span class="note">{`${each.by}, ${each.licence}`}</span>
            </span>
            <span>{t(each.use)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('credits.glyphs', { count: glyphs.names.length, name: glyphs.by })}</summary>
        <p lang={english()}>{glyphs.names.join(' \u00b7 ')}</p>
      </details>
      <p>{t('credits.ours')}</p>
      <p>{t('credits.games')}</p>
    </div>
  )
}
