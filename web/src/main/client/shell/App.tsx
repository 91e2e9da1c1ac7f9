import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { t } from '../words/words'
import { Home } from '../pages/Home'
import { LanguageSelect } from './LanguageSelect'
import { later } from './later'
import { place } from './route'
import { ThemeSelect } from './ThemeSelect'
import { Top } from './Top'

type Page = ComponentType<{ args: string[] }>

/** The addresses of the page; all but the front page are fetched when they are first needed. */
const routes: [RegExp, Page][] = [
  [/^\/$/, Home],
  [/^\/new\/([\w-]+)$/, later(() => import('../pages/NewGame').then((m) => m.NewGame))],
  [/^\/g\/([0-9a-z]+)$/, later(() => import('../pages/GamePage').then((m) => m.GamePage))],
  [/^\/g\/([0-9a-z]+)\/replay$/, later(() => import('../pages/ReplayPage').then((m) => m.ReplayPage))],
  [/^\/g\/([0-9a-z]+)\/analysis$/, later(() => import('../analysis/AnalysisPage').then((m) => m.AnalysisPage))],
  [/^\/decks$/, later(() => import('../pages/Decks').then((m) => m.Decks))],
  [/^\/decks\/([\w-]+)\/([\w-]+)$/, later(() => import('../pages/DeckPage').then((m) => m.DeckPage))],
  [/^\/cards\/([\w-]+)$/, later(() => import('../pages/Cards').then((m) => m.Cards))],
  [/^\/phrases\/([\w-]+)$/, later(() => import('../pages/Phrases').then((m) => m.Phrases))],
  [/^\/workshop$/, later(() => import('../workshop/WorkshopHome').then((m) => m.WorkshopHome))],
  [/^\/workshop\/([\w-]+)(?:\/([0-9a-z]+))?$/, later(() => import('../workshop/Workshop').then((m) => m.Workshop))],
  [/^\/lab$/, later(() => import('../lab/LabReports').then((m) => m.LabReports))],
  [/^\/position\/([\w-]+)$/, later(() => import('../position/PositionPage').then((m) => m.PositionPage))],
  [/^\/history$/, later(() => import('../pages/Doors').then((m) => m.HistoryHome))],
  [/^\/history\/([\w-]+)$/, later(() => import('../history/HistoryPage').then((m) => m.HistoryPage))],
  [/^\/credits$/, later(() => import('../pages/Credits').then((m) => m.Credits))],
  [/^\/cards$/, later(() => import('../pages/Doors').then((m) => m.CardsHome))],
  [/^\/learn$/, later(() => import('../pages/Doors').then((m) => m.LearnHome))],
  [/^\/puzzles$/, later(() => import('../puzzles/Puzzles').then((m) => m.PuzzlesHome))],
  [/^\/puzzles\/([\w-]+)$/, later(() => import('../puzzles/Puzzles').then((m) => m.PuzzlesOfGame))],
  [/^\/puzzles\/([\w-]+)\/(\d+)$/, later(() => import('../puzzles/PuzzlePage').then((m) => m.PuzzlePage))],
  [/^\/rules\/([\w-]+)$/, later(() => import('../rules/RuleBook').then((m) => m.RuleBook))],
  [/^\/learn\/([\w-]+)$/, later(() => import('../learn/Learn').then((m) => m.Learn))],
]

/** Pages that are a table as a whole. */
const AT_TABLE = /^\/g\/|^\/puzzles\/[^/]+\/\d/

function match(path: string): { page: Page; args: string[]; table: boolean } {
  for (const [pattern, page] of routes) {
    const found = pattern.exec(path)
    if (found !== null) {
      return { page, args: found.slice(1), table: AT_TABLE.test(path) }
    }
  }
  return { page: Missing, args: [], table: false }
}

export function App() {
  const path = place.value.path
  const { page: Page, args, table } = match(path)
  useEffect(() => {
    if (!table) {
      delete document.documentElement.dataset['game']
    }
    return table ? undefined : titled(document.getElementById('main'))
  }, [path])
  return (
    <div class={table ? 'shell at-table' : 'shell'}>
      <a class="unseen" href="#main">
        {t('skip')}
      </a>
      {table ? null : <Top path={path} />}
      <main id="main" tabIndex={-1}>
        <Page key={path} args={args} />
      </main>
      {table ? null : 
        <footer class="foot">
          <span>
            {t('foot')} <a href="/credits">{t('nav.credits')}</a>
          </span>
          <ThemeSelect />
          <LanguageSelect />
        </footer>}
    </div>
  )
}

/** Keeps the title of the window after the page's heading, which may come later than the page. */
function titled(main: HTMLElement | null): () => void {
  const name = () => {
    const heading = main?.querySelector('h1')?.textContent ?? ''
    const title = heading === '' || location.pathname === '/' ? t('brand') : `${heading} \u00b7 ${t('brand')}`
    if (document.title !== title) {
      document.title = title
    }
  }
  const watch = new MutationObserver(name)
  if (main !== null) {
    watch.observe(main, { childList: true, subtree: true, characterData: true })
  }
  name()
  return () => watch.disconnect()
}

export function Missing() {
  return (
    <div class="page">
      <header>
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.page')}</p>
      </header>
      <p>
        <a class="button primary" href="/">
          {t('missing.home')}
        </a>
      </p>
    </div>
  )
}
