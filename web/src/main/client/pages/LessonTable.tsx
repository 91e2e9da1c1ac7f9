import { useState } from 'preact/hooks'
import { api } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { StillTable } from '../table/StillTable'
import { english } from '../words/language'
import { happened } from '../words/told'
import { t } from '../words/words'
import '../look/table.css'
import '../look/strip.css'
import '../look/narrow.css'
import '../look/faceoff.css'
import '../look/sheet.css'
import '../look/still.css'
import { Steps } from './Steps'

/** A scenario as a small table to step through. */
export function LessonTable(props: { game: string; lesson: string }) {
  const loaded = useLoaded(() => api.lesson(props.game, props.lesson), [props.game, props.lesson])
  const [at, setAt] = useState(0)
  const names = { A: t('learn.a'), B: t('learn.b') }
  return (
    <div class="lesson">
      <Waiting on={loaded}>
        {(lesson) => {
          const step = lesson.steps[at] ?? lesson.steps[0]
          return step === undefined ? null : (
            <StillTable
              table={step.table}
              game={props.game}
              below="A"
              names={names}
              players={{ A: null, B: null }}
              deciding={step.choice?.seat ?? null}
              events={step.events}
            >
              <section class="middle replay" aria-label={lesson.name}>
                <div class="middle-says">
                  <p class="question" lang={english()}>{lesson.name}</p>
                  <p>{step.move === '' ? t('learn.begin') : `${step.seat === null ? '' : `${names[step.seat]}: `}${step.move}`}</p>
                  <p class="note" aria-live="polite">
                    {step.events.map((event) => happened(event, names)).join(' ')}
                  </p>
                </div>
                <Steps at={at} last={lesson.steps.length - 1} onGo={setAt} />
                {lesson.position === '' ? null : (
                  <a class="button small" href={`/position/${props.game}?lesson=${lesson.id}`}>
                    {t('position.of-lesson')}
                  </a>
                )}
              </section>
            </StillTable>
          )
        }}
      </Waiting>
    </div>
  )
}
