import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../cards/icons'
import { dress } from '../games/dresses'
import { api, type ExampleStep, type Puzzle, type PuzzleAnswer, type PuzzleTitle } from '../net/api'
import type { OfferedMove, Seat } from '../net/messages'
import { Steps } from '../pages/Steps'
import { useLoaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { Waiting } from '../shell/Waiting'
import { place } from '../table/ChosenCard'
import { back, intent, primary, type Path } from '../table/intent'
import { calm } from '../table/speeds'
import { StillTable } from '../table/StillTable'
import { english } from '../words/language'
import { happened, means } from '../words/told'
import { t } from '../words/words'
import '../look/table.css'
import '../look/strip.css'
import '../look/narrow.css'
import '../look/faceoff.css'
import '../look/sheet.css'
import '../look/still.css'
import '../look/puzzles.css'
import { keepAnswer, marks, nextPuzzle } from './progress'
import { themeWords } from './themes'

/** So long each step of what came of an answer is seen, in milliseconds. */
const STEP = 1_600

/** A puzzle at a table: a move is chosen, and its answer is played out on the board. */
export function PuzzlePage(props: { args: string[] }) {
  const [game = '', number = ''] = props.args
  const loaded = useLoaded(async () => {
    const [games, puzzle, all] = await Promise.all([api.games(), api.puzzle(game, Number(number)), api.puzzles(game)])
    return { title: games.games.find((each) => each.name === game)?.title ?? game, puzzle, all: all.puzzles }
  }, [game, number])
  useEffect(() => {
    document.documentElement.dataset['game'] = game
  }, [game])
  return <Waiting on={loaded}>{(there) => <Solve key={`${game}/${number}`} game={game} {...there} />}</Waiting>
}

/** What came of an answer, and which of its two lines is shown: that of the move, or the solution. */
interface Answered {
  answer: PuzzleAnswer
  solution: boolean
}

function Solve(props: { game: string; title: string; puzzle: Puzzle; all: readonly PuzzleTitle[] }) {
  const { game, puzzle } = props
  const [path, setPath] = useState<Path>([])
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [at, setAt] = useState(0)
  const [runs, setRuns] = useState(false)
  const [state, setState] = useState<'ready' | 'busy' | string>('ready')
  const names: Record<Seat, string> = { A: t('puzzle.you'), B: t('puzzle.other') }
  const steps: readonly ExampleStep[] = [puzzle.position, ...(answered === null ? [] : answered.solution ? answered.answer.solution : answered.answer.steps)]
  const last = steps.length - 1
  const step = steps[at] ?? puzzle.position
  const moves = answered === null && state !== 'busy' ? (puzzle.position.choice?.moves ?? []) : []
  useEffect(() => {
    document.title = `${t('puzzle.title', { number: puzzle.number })} \u00b7 ${props.title}`
  }, [puzzle.number])
  useEffect(() => {
    if (!runs || at >= last) {
      setRuns(false)
      return undefined
    }
    const timer = setTimeout(() => setAt(at + 1), STEP)
    return () => clearTimeout(timer)
  }, [runs, at, last])
  const show = (what: Answered) => {
    setAnswered(what)
    setAt(1)
    setRuns(!calm())
  }
  const answer = async (move: OfferedMove) => {
    setState('busy')
    try {
      const found = await api.answerPuzzle(game, puzzle.number, move.notation)
      setState('ready')
      keepAnswer(game, puzzle, found.right)
      show({ answer: found, solution: false })
    } catch (error) {
      setState(problemWords(error))
    }
  }
  const again = () => {
    setAnswered(null)
    setPath([])
    setAt(0)
    setRuns(false)
  }
  const to = (step: number) => {
    setRuns(false)
    setAt(step)
  }
  return (
    <div class="puzzle" data-game={game}>
      <div class="puzzle-board">
        <StillTable
          table={step.table}
          game={game}
          below="A"
          names={names}
          players={{ A: null, B: null }}
          deciding={answered === null ? 'A' : null}
          events={step.events}
          answering={{ moves, path, onPath: setPath }}
        >
          <section class={`middle replay ${answered === null ? 'is-mine' : ''}`} aria-label={t('puzzle.title', { number: puzzle.number })}>
            {answered === null ? (
              <>
                <div class="middle-says">
                  <p class="question">{state === 'busy' ? t('puzzle.judging') : t('puzzle.ask')}</p>
                  {puzzle.forced === null ? null : <p class="note">{t(puzzle.forced ? 'puzzle.forced' : 'puzzle.not-forced')}</p>}
                  <p role="alert">{state === 'ready' || state === 'busy' ? '' : state}</p>
                </div>
                <Acts game={game} moves={moves} path={path} names={names} onPath={setPath} onMove={(move) => void answer(move)} />
              </>
            ) : (
              <>
                <div class="middle-says">
                  <p class="question puzzle-verdict">
                    <Icon name={answered.answer.right ? 'check' : 'target'} /> {verdict(answered)}
                  </p>
                  <p class="note" aria-live="polite" tabIndex={0}>
                    {step.events.map((event) => happened(event, names)).join(' ')}
                  </p>
                </div>
                <div class="row">
                  <Steps at={at} last={last} onGo={to} />
                  <button type="button" class="button small" disabled={at >= last} aria-pressed={runs} onClick={() => setRuns(!runs)}>
                    {t(runs ? 'replay.pause' : 'replay.play')}
                  </button>
                </div>
              </>
            )}
          </section>
        </StillTable>
      </div>
      <aside class="still-side puzzle-side" aria-label={t('puzzle.about')}>
        <p>
          <a href={`/puzzles/${game}`}>{t('puzzles.of', { game: props.title })}</a>
        </p>
        <h1>{t('puzzle.title', { number: puzzle.number })}</h1>
        <p lang={english()}>{`\u201c${puzzle.title}\u201d`}</p>
        <p class="note">
          {themeWords(puzzle.theme)} {`\u00b7`} {t('puzzle.rating', { rating: String(puzzle.rating) })}
        </p>
        {answered === null ? (
          <>
            <p class="note">{t('puzzle.how')}</p>
            <AllMoves moves={moves} onMove={(move) => void answer(move)} />
          </>
        ) : (
          <Result {...props} answered={answered} onAgain={again} onSolution={() => show({ ...answered, solution: true })} />
        )}
      </aside>
    </div>
  )
}

function verdict(answered: Answered): string {
  return answered.answer.right ? t('puzzle.right') : answered.solution ? t('puzzle.solution') : t('puzzle.wrong')
}

/** What can be done now that is no card, and the button that answers. */
function Acts(props: { game: string; moves: readonly OfferedMove[]; path: Path; names: Record<Seat, string>; onPath: (path: Path) => void; onMove: (move: OfferedMove) => void }) {
  const { moves, path } = props
  const now = intent(moves, path)
  const main = primary(now)
  const label = (move: OfferedMove) => means(move, props.names).map((each) => each.words).join('')
  return (
    <div class="acts">
      {path.length > 0 && main === null && now.targets.size > 0 ? <p class="note">{t('act.choose.target')}</p> : null}
      {now.words.map((each) => (
        <button key={each.label} type="button" class="button" onClick={() => (each.move !== null && path.length === 0 ? props.onMove(each.move) : props.onPath([...path, each.words]))}>
          {each.move !== null ? label(each.move) : (place(dress(props.game), each.words) ?? each.label)}
        </button>
      ))}
      {now.whole
        .filter((move) => move !== main)
        .map((move) => (
          <button key={move.notation} type="button" class="button" onClick={() => props.onMove(move)}>
            {label(move)}
          </button>
        ))}
      {main === null ? null : (
        <button type="button" class={path.length === 0 ? 'button' : 'button primary big'} onClick={() => props.onMove(main)}>
          {label(main)}
        </button>
      )}
      {path.length > 1 && main === null ? (
        <button type="button" class="button quiet" onClick={() => props.onPath(back(moves, path))}>
          {t('act.back')}
        </button>
      ) : null}
      {path.length > 0 ? (
        <button type="button" class="button quiet" onClick={() => props.onPath([])}>
          {t('act.cancel')}
        </button>
      ) : null}
    </div>
  )
}

/** All that can be done, as a list: some of it is no card. */
function AllMoves(props: { moves: readonly OfferedMove[]; onMove: (move: OfferedMove) => void }) {
  return (
    <details class="moves-to-try">
      <summary>{t('puzzle.moves', { count: props.moves.length })}</summary>
      <ul class="row">
        {props.moves.map((move) => (
          <li key={move.notation}>
            <button type="button" class="button small" onClick={() => props.onMove(move)}>
              {move.meaning}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What a rating has won or lost, with its sign. */
function gain(before: number, after: number): string {
  return `${after < before ? '\u2212' : '+'}${Math.abs(after - before)}`
}

/** Whether it was right, what the moves are worth, what became of the rating, and how to go on. */
function Result(props: { game: string; puzzle: Puzzle; all: readonly PuzzleTitle[]; answered: Answered; onAgain: () => void; onSolution: () => void }) {
  const { game, answered } = props
  const { answer } = answered
  const { counted } = answer
  const next = nextPuzzle(props.all, marks(game), counted.after.rating, props.puzzle.id)
  return (
    <div class="stack" role="status">
      <h2 class={`puzzle-verdict ${answer.right ? 'puzzle-right' : ''}`}>
        <Icon name={answer.right ? 'trophy' : 'target'} /> {t(answer.right ? 'puzzle.right' : 'puzzle.wrong')}
      </h2>
      <p>
        {answer.right
          ? t('puzzle.chance.best', { best: answer.best })
          : t(answer.atMost ? 'puzzle.chance.most' : 'puzzle.chance', { best: answer.best, chance: answer.chance })}
      </p>
      {answer.right ? null : <p class="note">{t(props.puzzle.forced === null ? 'puzzle.refuted' : 'puzzle.refuted.surely')}</p>}
      <p class="puzzle-change">
        {counted.first
          ? t('puzzle.rated', { before: String(counted.before.rating), after: String(counted.after.rating), gain: gain(counted.before.rating, counted.after.rating), deviation: counted.after.deviation })
          : t('puzzle.not-rated')}
      </p>
      {counted.first ? (
        <p class="note">{t('puzzle.moved', { before: String(counted.puzzleBefore), after: String(counted.puzzleAfter), gain: gain(counted.puzzleBefore, counted.puzzleAfter) })}</p>
      ) : null}
      <div class="row puzzle-next">
        {answer.right ? null : (
          <>
            <button type="button" class="button primary" onClick={props.onAgain}>
              {t('puzzle.again')}
            </button>
            <button type="button" class="button" disabled={answered.solution} onClick={props.onSolution}>
              {t('puzzle.show')}
            </button>
          </>
        )}
        {next === undefined ? (
          <a class="button" href={`/puzzles/${game}`}>
            {t('puzzle.all')}
          </a>
        ) : (
          <a class={answer.right ? 'button primary' : 'button'} href={`/puzzles/${game}/${next.number}`}>
            {t('puzzle.next')}
          </a>
        )}
      </div>
    </div>
  )
}
