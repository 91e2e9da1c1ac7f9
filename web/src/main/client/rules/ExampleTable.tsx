import { useLayoutEffect, useState } from 'preact/hooks'
import { showOwnCards } from '../cards/lore'
import { api, type ExampleStep, type RuleExample } from '../net/api'
import { Steps } from '../pages/Steps'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { MovesToTry } from '../pages/MovesToTry'
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

/** A scenario as a small table to step through, from each of whose moments one can go on with moves of one's own. */
export function ExampleTable(props: { game: string; example: string }) {
  const loaded = useLoaded(() => api.example(props.game, props.example), [props.game, props.example])
  return (
    <div class="example">
      <Waiting on={loaded}>{(example) => <Table game={props.game} example={example} />}</Waiting>
    </div>
  )
}

/** What was tried: from which moment of the example, and where that led. */
interface Tried {
  from: number
  steps: readonly ExampleStep[]
}

function Table(props: { game: string; example: RuleExample }) {
  const { example } = props
  const [at, setAt] = useState(0)
  const [tried, setTried] = useState<Tried | null>(null)
  const [wrong, setWrong] = useState('')
  const steps = tried === null ? example.steps : [...example.steps.slice(0, tried.from + 1), ...tried.steps]
  const step = steps[at] ?? steps[0]
  const names = { A: t('learn.a'), B: t('learn.b') }
  // The cards of one example are nobody's once it is gone.
  useLayoutEffect(() => {
    showOwnCards(example.ownCards)
    return () => showOwnCards([])
  }, [example.id])
  const tryMove = async (move: string) => {
    const from = tried === null ? at : Math.min(at, tried.from)
    const moves = steps.slice(from + 1, at + 1).map((each) => each.move)
    setWrong('')
    try {
      setTried({ from, steps: await api.tryExample(props.game, example.id, from, [...moves, move]) })
      setAt(at + 1)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : t('load.failed'))
    }
  }
  if (step === undefined) {
    return null
  }
  return (
    <>
      <StillTable
        table={step.table}
        game={props.game}
        below="A"
        names={names}
        players={{ A: null, B: null }}
        deciding={step.choice?.seat ?? null}
        events={step.events}
      >
        <section class="middle replay" aria-label={example.name}>
          <div class="middle-says">
            <p class="question" lang={english()}>
              {example.name}
            </p>
            <p>{step.move === '' ? t(at === 0 ? 'learn.begin' : 'learn.chance') : `${step.seat === null ? '' : `${names[step.seat]}: `}${step.move}`}</p>
            <p class="note" aria-live="polite">
              {step.events.map((event) => happened(event, names)).join(' ')}
            </p>
          </div>
          <Steps at={at} last={steps.length - 1} onGo={setAt} />
        </section>
      </StillTable>
      <div class="row">
        {tried === null ? null : (
          <button
            type="button"
            class="button small"
            onClick={() => {
              setAt(tried.from)
              setTried(null)
            }}
          >
            {t('example.back')}
          </button>
        )}
        {example.position === '' ? null : (
          <a class="button small" href={`/position/${props.game}?example=${example.id}`}>
            {t('position.of-example')}
          </a>
        )}
        <span role="alert">{wrong}</span>
      </div>
      {step.choice === null ? <p class="note">{t('example.over')}</p> : <MovesToTry name={names[step.choice.seat]} moves={step.choice.moves} onTry={(move) => void tryMove(move)} />}
    </>
  )
}
