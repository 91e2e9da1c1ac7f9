import { Mark } from '../cards/icons'
import { t } from '../words/words'

export function Top(props: { path: string }) {
  const current = (begin: string, ...others: string[]) => ({
    href: begin,
    'aria-current': [begin, ...others].some((each) => props.path.startsWith(each)) ? ('page' as const) : undefined,
  })
  return (
    <header class="top">
      <a class="brand" href="/">
        <Mark />
        {t('brand')}
      </a>
      <nav class="row" aria-label={t('brand')}>
        <a {...current('/cards', '/phrases')}>{t('nav.cards')}</a>
        <a {...current('/decks')}>{t('nav.decks')}</a>
        <a {...current('/workshop')}>{t('nav.workshop')}</a>
        <a {...current('/learn')}>{t('nav.learn')}</a>
        <a {...current('/puzzles')}>{t('nav.puzzles')}</a>
      </nav>
    </header>
  )
}
