import { useEffect, useRef, useState } from 'preact/hooks'
import { lore } from '../cards/lore'
import { dress } from '../games/dresses'
import { api, type ExampleStep, type JudgedDecision, type Moment, type Replay } from '../net/api'
import type { Seat } from '../net/messages'
import { gameOfAddress, momentOfAddress, momentSearch, useFinishedGame, useMoment, type Eyes, type FinishedGame } from '../pages/finishedGame'
import { lastLevel } from '../pages/habits'
import { MovesToTry } from '../pages/MovesToTry'
import { Steps } from '../pages/Steps'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { headline } from '../table/Result'
import { StillTable } from '../table/StillTable'
import { happened } from '../words/told'
import { t } from '../words/words'
import '../look/table.css'
import '../look/strip.css'
import '../look/narrow.css'
import '../look/faceoff.css'
import '../look/sheet.css'
import '../look/still.css'
import '../look/analysis.css'
import { Alternatives } from './Alternatives'
import { ChanceGraph, graphFile, graphWords } from './ChanceGraph'
import { commentedRecord, comments } from './comments'
import { decisiveTurn, shots } from './decisiveTurn'
import { markOf, nextMistake, percent } from './judged'
import { movingPicture } from './movingPicture'
import { useJudged } from './useJudged'

/** A game that is over, thought through: the chance to win move by move, mistakes and what was better, and moves to try. The address names the moment. */
export function AnalysisPage(props: { args: string[] }) {
  const id = props.args[0] ?? ''
  const game = gameOfAddress()
  const loaded = useFinishedGame(id, game)
  return <Waiting on={loaded}>{(there) => <Board key={`${id}/${game}`} finished={there} game={game} />}</Waiting>
}

/** Moves of one's own from a moment, and where they led. */
interface Variation {
  from: number
  steps: readonly ExampleStep[]
  shown: number
}

function Board(props: { finished: FinishedGame; game: number }) {
  const { finished, game } = props
  const { replay, title, you } = finished
  const last = replay.decisions.length
  const at = momentOfAddress(last)
  const [eyes, setEyes] = useState<Eyes>('both')
  const [variation, setVariation] = useState<Variation | null>(null)
  const [said, setSaid] = useState('')
  const [drawing, setDrawing] = useState(false)
  const graph = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const moment = useMoment(replay, game, at, eyes, setSaid)
  const thought = useJudged(replay.play, game)
  const seat: Seat = you ?? 'A'
  const below: Seat = eyes === 'both' ? seat : eyes
  const names: Record<Seat, string> = { A: replay.players.A?.name ?? 'A', B: replay.players.B?.name ?? 'B' }
  const wrong = (error: unknown) => setSaid(problemWords(error))
  const to = (step: number) => {
    setVariation(null)
    go(`/g/${replay.play}/analysis?${momentSearch(game, step)}`, true)
  }
  useEffect(() => {
    document.title = `${t('analysis.title')}: ${title}`
  }, [replay.play])
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
      if (typing || event.ctrlKey || event.altKey || event.metaKey) {
        return
      }
      const step = event.key === 'ArrowRight' ? Math.min(last, at + 1) : event.key === 'ArrowLeft' ? Math.max(0, at - 1) : event.key === 'n' ? nextMistake(thought.judged, at) : undefined
      if (step !== undefined && step !== at) {
        event.preventDefault()
        to(step)
      }
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [at, thought.judged])
  const tried = async (from: number, moves: readonly string[]) => {
    try {
      const steps = await api.variation(replay.play, game, from, moves)
      setVariation({ from, steps, shown: steps.length - 1 })
      setSaid('')
      board.current?.scrollIntoView({ block: 'nearest' })
    } catch (error) {
      wrong(error)
    }
  }
  const playOn = async () => {
    try {
      const play = await api.playOn(replay.play, game, at, below, lastLevel(finished.games))
      go(`/g/${play.id}`)
    } catch (error) {
      wrong(error)
    }
  }
  const keep = (what: Blob, name: string) => {
    const address = URL.createObjectURL(what)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    URL.revokeObjectURL(address)
  }
  const recorded = async () => {
    try {
      keep(new Blob([commentedRecord(await api.record(replay.play), game, replay, thought.judged, names)], { type: 'text/plain' }), `${replay.play}-comments.record`)
      setSaid('')
    } catch (error) {
      wrong(error)
    }
  }
  const moving = async () => {
    const stretch = decisiveTurn(replay, thought.judged)
    if (stretch === null) {
      return
    }
    setDrawing(true)
    try {
      const moments: Moment[] = []
      for (let each = stretch.from; each <= stretch.to; each++) {
        moments.push(await api.moment(replay.play, game, each, eyes))
      }
      const all = shots(replay, thought.judged, stretch, moments, eyes, names)
      const end = all.at(-1)
      if (end !== undefined && stretch.to === last && replay.outcome.how === 'played') {
        all.push({ ...end, moves: headline(replay.outcome, null, names), told: replay.outcome.reason })
      }
      const picture = movingPicture({ shots: all, dress: dress(replay.game), lore: lore(replay.game), title, near: below, names })
      keep(new Blob([picture], { type: 'image/svg+xml' }), `${replay.play}-turn.svg`)
      setSaid('')
    } catch (error) {
      wrong(error)
    } finally {
      setDrawing(false)
    }
  }
  if (moment === null) {
    return <p class="page">{said || t('load.wait')}</p>
  }
  const over = at === last && replay.outcome.how !== 'recorded'
  const step = variation === null ? null : (variation.steps[variation.shown] ?? null)
  const choice = step === null ? moment.choice : step.choice
  const decision = at === 0 ? undefined : replay.decisions[at - 1]
  const judged = thought.judged.get(at)
  const end = replay.outcome.how === 'recorded' ? null : replay.outcome.winner === null ? 0.5 : replay.outcome.winner === seat ? 1 : 0
  const mistake = nextMistake(thought.judged, at)
  // Before every decision was looked at, nothing tells which turn decided.
  const looked = thought.of > 0 && thought.quick >= thought.of
  return (
    <div class="analysis">
      <div ref={board} class="analysis-board">
        <StillTable
          table={step?.table ?? moment.table}
          game={replay.game}
          below={below}
          names={names}
          players={replay.players}
          deciding={choice?.seat ?? null}
          events={step?.events ?? moment.events}
          {...(step === null ? { explained: moment.explained } : {})}
        >
          <section class="middle replay" aria-label={t('analysis.title')}>
            <div class="middle-says">
              <p class="question">
                {variation === null
                  ? decision === undefined
                    ? t('learn.begin')
                    : `${decision.seat === null ? '' : `${names[decision.seat]}: `}${decision.move}`
                  : t('analysis.variation', { moves: variation.steps.map((each) => each.move).join(' \u00b7 ') })}
              </p>
              <p class="note" aria-live="polite" tabIndex={0}>
                {(step?.events ?? moment.events).map((event) => happened(event, names)).join(' ')}
              </p>
            </div>
            {variation === null ? (
              <Steps at={at} last={last} onGo={to} />
            ) : (
              <div class="row">
                <Steps at={variation.shown} last={variation.steps.length - 1} onGo={(shown) => setVariation({ ...variation, shown })} />
                <button type="button" class="button small primary" onClick={() => setVariation(null)}>
                  {t('analysis.back')}
                </button>
              </div>
            )}
          </section>
        </StillTable>
      </div>
      <section class="analysis-graph" aria-label={t('analysis.graph.title', { name: names[seat] })}>
        <div class="row">
          <h2>{t('analysis.graph.title', { name: names[seat] })}</h2>
          <p class="note" role="status">
            {thought.wrong !== '' ? thought.wrong : thought.whole >= thought.of && thought.of > 0 ? t('analysis.ready') : t('analysis.thinking', { done: thought.whole === 0 ? thought.quick : thought.whole, of: thought.of })}
          </p>
        </div>
        <div ref={graph}>
          <ChanceGraph judged={thought.judged} of={last} at={at} seat={seat} end={end} label={graphWords(thought.judged, seat, names[seat])} onGo={to} />
        </div>
      </section>
      <aside class="still-side analysis-side" aria-label={t('analysis.moves')}>
        <h1>
          {t('analysis.title')}: {title}
        </h1>
        <p>
          <b>{headline(replay.outcome, you, names)}</b> {over ? replay.outcome.reason : ''}
        </p>
        <p class="note">{summary(thought.judged, seat, names[seat])}</p>
        <MoveList replay={replay} judged={thought.judged} names={names} at={at} onGo={to} />
        {judged === undefined ? null : (
          <>
            <h2>{t('analysis.instead', { at })}</h2>
            {judged.mistake ? (
              <p class="analysis-lost">{t('analysis.lost', { before: percent(judged.bestChance), after: percent(judged.chance), better: judged.moves.find((each) => each.move === judged.best)?.meaning ?? judged.best })}</p>
            ) : null}
            <Alternatives play={replay.play} game={game} decision={judged} onTry={(move) => void tried(at - 1, [move])} />
          </>
        )}
        {choice === null ? null : (
          <MovesToTry
            name={names[choice.seat]}
            moves={choice.moves}
            onTry={(move) => void tried(variation?.from ?? at, [...(variation === null ? [] : variation.steps.slice(0, variation.shown + 1).map((each) => each.move)), move])}
          />
        )}
        <div class="row">
          <button type="button" class="button primary" disabled={mistake === undefined} onClick={() => mistake !== undefined && to(mistake)}>
            {t('analysis.next')}
          </button>
          {over ? null : (
            <button type="button" class="button" onClick={() => void playOn()}>
              {t('replay.on')}
            </button>
          )}
        </div>
        <label class="field">
          <span>{t('replay.side')}</span>
          <select value={eyes} onChange={(event) => setEyes(event.currentTarget.value as Eyes)}>
            <option value="both">{t('replay.both')}</option>
            <option value="A">{names.A}</option>
            <option value="B">{names.B}</option>
          </select>
        </label>
        <div class="row">
          <button type="button" class="button small" onClick={() => keep(new Blob([comments(replay, thought.judged, names)], { type: 'text/plain' }), `${replay.play}-comments.txt`)}>
            {t('analysis.comments')}
          </button>
          <button
            type="button"
            class="button small"
            onClick={() => {
              const drawn = graph.current?.querySelector('svg')
              if (drawn != null) {
                keep(graphFile(drawn), `${replay.play}-chance.svg`)
              }
            }}
          >
            {t('analysis.picture')}
          </button>
          <button type="button" class="button small" disabled={drawing || !looked} onClick={() => void moving()}>
            {t(drawing ? 'analysis.moving.wait' : 'analysis.moving')}
          </button>
          <button type="button" class="button small" onClick={() => void recorded()}>
            {t('analysis.record')}
          </button>
          <a class="button small" href={`/api/plays/${replay.play}/record`} download>
            {t('replay.record')}
          </a>
          <a class="button small quiet" href={`/g/${replay.play}/replay?at=${at}`}>
            {t('over.replay')}
          </a>
          <a class="button small quiet" href="/">
            {t('over.home')}
          </a>
        </div>
        <p role="alert">{said}</p>
      </aside>
    </div>
  )
}

/** How many mistakes, doubtful moves and finds a player made. */
function summary(judged: ReadonlyMap<number, JudgedDecision>, seat: Seat, name: string): string {
  const marks = [...judged.values()].filter((each) => each.seat === seat).map(markOf)
  const count = (mark: string) => marks.filter((each) => each === mark).length
  return t('analysis.summary', { name, mistakes: count('??'), doubts: count('?'), finds: count('!') })
}

function MoveList(props: { replay: Replay; judged: ReadonlyMap<number, JudgedDecision>; names: Record<Seat, string>; at: number; onGo: (at: number) => void }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [props.at])
  return (
    <ol ref={list} class="analysis-moves" tabIndex={0} aria-label={t('analysis.moves')}>
      {props.replay.decisions.map((decision, i) => {
        const judged = props.judged.get(i + 1)
        const mark = judged === undefined ? '' : markOf(judged)
        return (
          <li key={i}>
            <button type="button" class="analysis-move" {...(props.at === i + 1 ? { 'aria-current': 'step' as const } : {})} onClick={() => props.onGo(i + 1)}>
              <span class="note">{i + 1}</span>
              <span>
                {decision.seat === null ? '' : `${props.names[decision.seat]}: `}
                {decision.move}
              </span>
              {mark === '' ? null : (
                <b class={`move-mark is-${mark === '!' ? 'find' : mark === '?' ? 'doubt' : 'mistake'}`} title={t(mark === '!' ? 'analysis.find' : mark === '?' ? 'analysis.doubt' : 'analysis.mistake')}>
                  {mark}
                </b>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
