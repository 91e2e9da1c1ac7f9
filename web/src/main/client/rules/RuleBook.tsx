import { useEffect, useState } from 'preact/hooks'
import { api, Problem, type ExampleTitle } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { go, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { t } from '../words/words'
import '../look/rules.css'
import { ExampleTable } from './ExampleTable'
import { rulebook } from './rulebooks'
import { anchor, type Chapter } from './rules'
import { search } from './ruleSearch'
import { WithRules } from './WithRules'

/** Every rule and ruling of a game with its id, and the scenarios that show it, to be played in place. What is looked for stands in the address. */
export function RuleBook(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(async () => {
    const [book, games, examples] = await Promise.all([rulebook(game), api.games(), api.examples(game).catch(() => [])])
    const known = games.games.find((each) => each.name === game)
    if (known === undefined) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    return { chapters: book?.chapters ?? [], title: known.title, examples }
  }, [game])
  useEffect(() => {
    if (loaded.state === 'there' && place.value.hash !== '') {
      document.getElementById(place.value.hash)?.scrollIntoView()
    }
  }, [loaded.state])
  const words = place.value.search.get('words') ?? ''
  // One example is open at a time, as the cards that it brings along are those of the page.
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div class="page" data-game={game}>
      <Waiting on={loaded}>
        {({ chapters, title, examples }) => {
          const found = search(chapters, words)
          const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0)
          return (
            <>
              <header>
                <p>
                  <a href={`/learn/${game}`}>{t('learn.title', { game: title })}</a>
                </p>
                <h1>{t('rules.title', { game: title })}</h1>
                <p>{t(chapters.length === 0 ? 'rules.added' : 'rules.lead')}</p>
              </header>
              {chapters.length === 0 ? null : (
                <>
                  <div role="search">
                    <label class="field grow">
                      <span>{t('rules.search')}</span>
                      <input type="search" value={words} onInput={(event) => go(addressOf(event.currentTarget.value), true)} />
                    </label>
                    <p class="note" role="status">
                      {count === 0 ? t('rules.none') : t('rules.found', { count })}
                    </p>
                  </div>
                  <nav aria-label={t('rules.chapters')}>
                    <ol class="chapters" lang={english()}>
                      {found.map((chapter) => (
                        <li key={chapter.title}>
                          <a href={`#${chapterAnchor(chapter)}`}>{chapter.title}</a>
                        </li>
                      ))}
                    </ol>
                  </nav>
                </>
              )}
              {found.map((chapter) => (
                <ChapterText key={chapter.title} chapter={chapter} lead={words === ''} game={game} examples={examples} open={open} onOpen={setOpen} />
              ))}
            </>
          )
        }}
      </Waiting>
    </div>
  )
}

function addressOf(words: string): string {
  return place.value.path + (words === '' ? '' : `?words=${encodeURIComponent(words)}`)
}

function chapterAnchor(chapter: Chapter): string {
  return `chapter-${anchor(chapter.title)}`
}

interface Opening {
  /** The rule and the example that is open beside it. */
  open: string | null
  onOpen: (open: string | null) => void
}

function ChapterText(props: { chapter: Chapter; lead: boolean; game: string; examples: readonly ExampleTitle[] } & Opening) {
  const { chapter } = props
  return (
    <section class="stack chapter" id={chapterAnchor(chapter)}>
      <h2 lang={english()}>{chapter.title}</h2>
      {(props.lead ? chapter.lead : []).map((line) => (
        <p key={line} lang={english()}>
          <WithRules text={line} />
        </p>
      ))}
      <ul class="rules">
        {chapter.rules.map((rule) => (
          <li key={rule.id} id={anchor(rule.id)}>
            <p lang={english()}>
              <a class="rule-id" href={`#${anchor(rule.id)}`} aria-label={t('rules.address', { rule: rule.id })}>
                {rule.id}
              </a>{' '}
              <WithRules text={rule.text} />
            </p>
            <Examples game={props.game} rule={rule.id} examples={props.examples.filter((example) => example.rules.includes(rule.id))} open={props.open} onOpen={props.onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The scenarios of a rule; each is a table of its own when it is opened. */
function Examples(props: { game: string; rule: string; examples: readonly ExampleTitle[] } & Opening) {
  const key = (example: ExampleTitle) => `${props.rule} ${example.id}`
  if (props.examples.length === 0) {
    return null
  }
  return (
    <details class="examples">
      <summary>{t('rules.show', { count: props.examples.length })}</summary>
      <ul class="stack">
        {props.examples.map((example) => (
          <li key={example.id}>
            <button type="button" class="button small" lang={english()} aria-expanded={props.open === key(example)} onClick={() => props.onOpen(props.open === key(example) ? null : key(example))}>
              {example.name}
            </button>
            {props.open === key(example) ? <ExampleTable game={props.game} example={example.id} /> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
