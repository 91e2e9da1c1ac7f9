import { useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { api, Problem, type Lesson } from '../net/api'
import { keepVisit } from '../pages/habits'
import { useLoaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { language } from '../words/language'
import { t } from '../words/words'
import '../look/learn.css'
import { coursed, doneLessons, nextLesson, WHOLE_GAME } from './progress'
import { beginWholeGame } from './wholeGame'

/** The ways into a game: its lessons, a whole game with a guide, its rules and cards. */
export function Learn(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(async () => {
    const [games, lessons] = await Promise.all([api.games(), api.lessons(game)])
    const known = games.games.find((each) => each.name === game)
    if (known === undefined) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    return { title: known.title, lessons }
  }, [game, language.value])
  return (
    <div class="page" data-game={game}>
      <Waiting on={loaded}>
        {({ title, lessons }) => (
          <>
            <header>
              <h1>{t('learn.title', { game: title })}</h1>
              <p>{t(lessons.length === 0 ? 'learn.first.lead' : 'learn.lead')}</p>
            </header>
            <Course game={game} lessons={lessons} />
            <section class="sheet stack">
              <h2>{t('learn.look-up')}</h2>
              <div class="row">
                <a class="button" href={`/rules/${game}`}>
                  {t('rules.title', { game: title })}
                </a>
                <a class="button" href={`/cards/${game}`}>
                  {t('cards.title', { game: title })}
                </a>
                <a class="button" href={`/position/${game}`}>
                  {t('position.of')}
                </a>
                <a class="button" href="/puzzles">
                  {t('puzzles.title')}
                </a>
              </div>
            </section>
          </>
        )}
      </Waiting>
    </div>
  )
}

/** The lessons in their order, those that are done with a mark, and the whole game behind them. */
function Course(props: { game: string; lessons: readonly Lesson[] }) {
  const { game, lessons } = props
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const done = doneLessons(game)
  const next = nextLesson(done, lessons.length) ?? WHOLE_GAME
  const begin = async (number: number) => {
    setBusy(true)
    try {
      if (number === WHOLE_GAME) {
        go(await beginWholeGame(game))
      } else {
        const play = await api.playLesson(game, number)
        keepVisit()
        go(`/g/${play.id}`)
      }
    } catch (error) {
      setBusy(false)
      setWrong(problemWords(error))
    }
  }
  const entry = (number: number, title: string, says: string) => (
    <li key={number} class={done.has(number) ? 'is-done' : ''}>
      <span class="lesson-mark" aria-hidden="true">
        {done.has(number) ? <Icon name="check" /> : number === WHOLE_GAME ? lessons.length + 1 : number}
      </span>
      <div>
        <h3>
          {title} {done.has(number) ? <span class="unseen">{t('learn.done')}</span> : null}
        </h3>
        <p class="note">{says}</p>
      </div>
      <button type="button" class={number === next ? 'button primary' : 'button'} disabled={busy} aria-label={`${t(done.has(number) ? 'learn.again' : 'learn.begin-lesson')}: ${title}`} onClick={() => void begin(number)}>
        {t(done.has(number) ? 'learn.again' : 'learn.begin-lesson')}
      </button>
    </li>
  )
  return (
    <section class="sheet stack" aria-labelledby="course">
      <h2 id="course">{t('learn.course')}</h2>
      {lessons.length === 0 ? null : <p class="note">{t('learn.progress', coursed(done, lessons.length))}</p>}
      <ol class="course">
        {lessons.map((lesson) => entry(lesson.number, lesson.title, lesson.goal))}
        {entry(WHOLE_GAME, t('learn.first'), t('learn.first.lead'))}
      </ol>
      <p role="alert">{wrong}</p>
    </section>
  )
}
