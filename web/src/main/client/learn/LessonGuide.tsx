import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { api, type Lesson } from '../net/api'
import { WithRules } from '../rules/WithRules'
import { Dialog } from '../shell/Dialog'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { calm } from '../table/speeds'
import { t } from '../words/words'
import { keepDone } from './progress'
import { beginWholeGame } from './wholeGame'

/** A lesson that is played, and how many there are. */
export interface PlayedLesson {
  lesson: Lesson
  of: number
}

/** So long a move that reaches the goal is seen before something lies over it, in milliseconds. */
const SEEN = 1_500

/** Tells what is to be done in a lesson, and what was learnt when it is done. */
export function LessonGuide(props: { played: PlayedLesson; game: string; reached: boolean; begun: boolean }) {
  const { lesson, of } = props.played
  const [shown, setShown] = useState<'story' | 'done' | null>(props.begun || props.reached ? null : 'story')
  const [hints, setHints] = useState(0)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    if (!props.reached) {
      return undefined
    }
    keepDone(props.game, lesson.number)
    const soon = setTimeout(() => setShown('done'), calm() ? 0 : SEEN)
    return () => clearTimeout(soon)
  }, [props.reached])
  const begin = async (number: number) => {
    try {
      const play = number > of ? await beginWholeGame(props.game) : `/g/${(await api.playLesson(props.game, number)).id}`
      go(play)
    } catch (error) {
      setWrong(problemWords(error))
    }
  }
  const title = t('lesson.title', { number: lesson.number, of, title: lesson.title })
  const says = props.reached ? t('lesson.done') : hints === 0 ? lesson.goal : hints === 1 ? lesson.hint : lesson.moves.join(' \u00b7 ')
  return (
    <section class="notice guide lesson-guide" aria-label={title}>
      <p role="status">
        <Icon name={props.reached ? 'trophy' : hints === 0 ? 'flag' : 'bulb'} /> {says}
      </p>
      <div class="row">
        {props.reached ? (
          <button type="button" class="button small primary" onClick={() => setShown('done')}>
            {t('lesson.learnt')}
          </button>
        ) : (
          <button type="button" class="button small" onClick={() => setHints((hints + 1) % 3)}>
            {t(hints === 0 ? 'lesson.hint' : hints === 1 ? 'lesson.moves' : 'lesson.goal')}
          </button>
        )}
        <button type="button" class="button small quiet" onClick={() => setShown('story')}>
          {t('lesson.story')}
        </button>
        <button type="button" class="button small quiet" onClick={() => void begin(lesson.number)}>
          {t('lesson.again')}
        </button>
      </div>
      {wrong === '' ? null : <p role="alert">{wrong}</p>}
      {shown === 'story' ? (
        <Dialog label={title} onClose={() => setShown(null)}>
          <div class="stack lesson-story">
            {lesson.story.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p class="lesson-goal">
              <Icon name="flag" /> <b>{lesson.goal}</b>
            </p>
            <button type="button" class="button primary big" onClick={() => setShown(null)}>
              {t('lesson.begin')}
            </button>
          </div>
        </Dialog>
      ) : null}
      {shown === 'done' ? (
        <Dialog label={t('lesson.done')} onClose={() => setShown(null)}>
          <div class="stack lesson-story">
            <p>{lesson.after}</p>
            <p class="note">
              {t('lesson.rules')} <WithRules text={lesson.rules.join(', ')} game={props.game} beside />
            </p>
            <div class="row">
              <button type="button" class="button primary big" onClick={() => void begin(lesson.number + 1)}>
                {t(lesson.number < of ? 'lesson.next' : 'lesson.whole')}
              </button>
              {lesson.number < of ? null : (
                <a class="button" href="/puzzles">
                  {t('puzzles.offer')}
                </a>
              )}
              <a class="button" href={`/learn/${props.game}`}>
                {t('lesson.all')}
              </a>
            </div>
          </div>
        </Dialog>
      ) : null}
    </section>
  )
}
