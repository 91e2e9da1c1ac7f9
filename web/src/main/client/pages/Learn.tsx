import { useEffect, useState } from 'preact/hooks'
import { api, Problem, type LessonTitle } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { go, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { t } from '../words/words'
import '../look/learn.css'
import { keepVisit } from './habits'
import { LessonTable } from './LessonTable'
import { rulebook } from './rulebooks'
import { anchor, type Chapter } from './rules'
import { WithRules } from './WithRules'

/** The rules of a game with small tables that show them, and the way into a first game. */
export function Learn(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(async () => {
    const [book, games, lessons] = await Promise.all([rulebook(game), api.games(), api.lessons(game).catch(() => [])])
    const known = games.games.find((each) => each.name === game)
    if (known === undefined) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    return { book, title: known.title, lessons }
  }, [game])
  useEffect(() => {
    if (loaded.state === 'there' && place.value.hash !== '') {
      document.getElementById(place.value.hash)?.scrollIntoView()
    }
  }, [loaded.state])
  const [wrong, setWrong] = useState('')
  const begin = async () => {
    try {
      const begun = await api.create({ game, opponent: { level: 'easy' } })
      keepVisit()
      go(`/g/${begun.id}?first`)
    } catch (error) {
      setWrong(error instanceof Problem && error.message !== '' ? error.message : t('load.failed'))
    }
  }
  return (
    <div class="page" data-game={game}>
      <Waiting on={loaded}>
        {({ book, title, lessons }) => (
          <>
            <header>
              <h1>{t('learn.title', { game: title })}</h1>
              <p>{book === null ? t('learn.added') : t('learn.lead')}</p>
            </header>
            <section class="sheet stack">
              <h2>{t('learn.first')}</h2>
              <p>{t('learn.first.lead')}</p>
              <div class="row">
                <button type="button" class="button primary" onClick={() => void begin()}>
                  {t('learn.first.start')}
                </button>
                <a class="button" href={`/cards/${game}`}>
                  {t('cards.title', { game: title })}
                </a>
                <a class="button" href={`/position/${game}`}>
                  {t('position.of')}
                </a>
                <span role="alert">{wrong}</span>
              </div>
            </section>
            {book === null ? null : (
              <nav aria-label={t('learn.rules')}>
                <ol class="chapters" lang={english()}>
                  {book.chapters.map((chapter, i) => (
                    <li key={chapter.title}>
                      <a href={`#chapter-${i}`}>{chapter.title}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            {(book?.chapters ?? []).map((chapter, i) => (
              <ChapterText key={chapter.title} chapter={chapter} number={i} game={game} lessons={lessons} />
            ))}
          </>
        )}
      </Waiting>
    </div>
  )
}

function ChapterText(props: { chapter: Chapter; number: number; game: string; lessons: LessonTitle[] }) {
  const { chapter } = props
  return (
    <section class="stack chapter" id={`chapter-${props.number}`}>
      <h2 lang={english()}>{chapter.title}</h2>
      {chapter.lead.map((line) => (
        <p key={line} lang={english()}>
          <WithRules text={line} />
        </p>
      ))}
      <ul class="rules">
        {chapter.rules.map((rule) => (
          <li key={rule.id} id={anchor(rule.id)}>
            <p lang={english()}>
              <b class="rule-id">{rule.id}</b> <WithRules text={rule.text} />
            </p>
            <Lessons game={props.game} lessons={props.lessons.filter((lesson) => lesson.rules.includes(rule.id))} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The scenarios of a rule; each is a table of its own when it is opened. */
function Lessons(props: { game: string; lessons: LessonTitle[] }) {
  const [open, setOpen] = useState<string | null>(null)
  if (props.lessons.length === 0) {
    return null
  }
  return (
    <details class="lessons">
      <summary>
        {t('learn.show')} ({props.lessons.length})
      </summary>
      <ul class="stack">
        {props.lessons.map((lesson) => (
          <li key={lesson.id}>
            <button type="button" class="button small" lang={english()} aria-expanded={open === lesson.id} onClick={() => setOpen(open === lesson.id ? null : lesson.id)}>
              {lesson.name}
            </button>
            {open === lesson.id ? <LessonTable game={props.game} lesson={lesson.id} /> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
