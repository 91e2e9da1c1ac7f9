import { useEffect, useState } from 'preact/hooks'
import { api } from '../net/api'
import type { Seat } from '../net/messages'
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
import { gameOfAddress, momentOfAddress, momentSearch, useFinishedGame, useMoment, type Eyes, type FinishedGame } from './finishedGame'
import { lastLevel } from './habits'
import { Steps } from './Steps'

/** A game that is over, moment by moment. The address names the moment. */
export function ReplayPage(props: { args: string[] }) {
  const id = props.args[0] ?? ''
  const game = gameOfAddress()
  const loaded = useFinishedGame(id, game)
  return <Waiting on={loaded}>{(there) => <Watch key={`${id}/${game}`} finished={there} game={game} />}</Waiting>
}

function Watch(props: { finished: FinishedGame; game: number }) {
  const { finished, game } = props
  const { replay } = finished
  const last = replay.decisions.length
  const at = momentOfAddress(last)
  const [eyes, setEyes] = useState<Eyes>('both')
  const [runs, setRuns] = useState(false)
  const [said, setSaid] = useState('')
  const moment = useMoment(replay, game, at, eyes, setSaid)
  const to = (step: number) => go(`/g/${replay.play}/replay?${momentSearch(game, step)}`, true)
  useEffect(() => {
    document.title = `${t('replay.title')}: ${finished.title}`
  }, [replay.play])
  useEffect(() => {
    if (!runs || at >= last) {
      setRuns(false)
      return
    }
    const timer = setTimeout(() => to(at + 1), 900)
    return () => clearTimeout(timer)
  }, [runs, at])
  const names: Record<Seat, string> = { A: replay.players.A?.name ?? 'A', B: replay.players.B?.name ?? 'B' }
  const decision = at === 0 ? undefined : replay.decisions[at - 1]
  const below: Seat = eyes === 'both' ? (finished.you ?? 'A') : eyes
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}/g/${replay.play}/replay?${momentSearch(game, at)}`).then(
      () => setSaid(t('invite.copied')),
      () => setSaid(location.href),
    )
  const playOn = async () => {
    try {
      const play = await api.playOn(replay.play, game, at, below, lastLevel(finished.games))
      go(`/g/${play.id}`)
    } catch (error) {
      setSaid(problemWords(error))
    }
  }
  if (moment === null) {
    return <p class="page">{said || t('load.wait')}</p>
  }
  const open = replay.outcome.how === 'recorded'
  const over = at === last && !open
  return (
    <StillTable
      table={moment.table}
      game={replay.game}
      below={below}
      names={names}
      players={replay.players}
      deciding={moment.choice?.seat ?? null}
      events={moment.events}
      explained={moment.explained}
    >
      <section class="middle replay" aria-label={t('replay.title')}>
        <div class="middle-says">
          <h1>
            {t('replay.title')}: {finished.title}
          </h1>
          <p class="question">{decision === undefined ? '' : `${decision.seat === null ? '' : `${names[decision.seat]}: `}${decision.move}`}</p>
          <p class="note" aria-live="polite" tabIndex={0}>
            {moment.events.map((event) => happened(event, names)).join(' ')}
          </p>
          {open && at === last ? <p>{t('replay.open')}</p> : null}
          {over ? (
            <p>
              <b>{headline(replay.outcome, null, names)}</b> {replay.outcome.reason}
            </p>
          ) : null}
        </div>
        <Steps at={at} last={last} onGo={to} />
        <div class="row">
          <button type="button" class="button small" aria-pressed={runs} onClick={() => setRuns(!runs)}>
            {t(runs ? 'replay.pause' : 'replay.play')}
          </button>
          <label class="row">
            <span>{t('replay.side')}</span>
            <select class="small-select" value={eyes} onChange={(event) => setEyes(event.currentTarget.value as Eyes)}>
              <option value="both">{t('replay.both')}</option>
              <option value="A">{names.A}</option>
              <option value="B">{names.B}</option>
            </select>
          </label>
          <a class="button small" href={`/g/${replay.play}/analysis?${momentSearch(game, at)}`}>
            {t('analysis.title')}
          </a>
          <button type="button" class="button small" onClick={() => void share()}>
            {t('replay.share')}
          </button>
          {over ? null : (
            <button type="button" class="button small" onClick={() => void playOn()}>
              {t('replay.on')}
            </button>
          )}
          <a class="button small" href={`/api/plays/${replay.play}/record`} download>
            {t('replay.record')}
          </a>
          <a class="button small" href={`/api/plays/${replay.play}/scenario?at=${at}`} download={`ruling-${replay.play}-${at}.yaml`} title={t('replay.report.says')}>
            {t('replay.report')}
          </a>
          <a class="button small quiet" href="/">
            {t('over.home')}
          </a>
        </div>
        <p role="status" class="note">
          {said}
        </p>
      </section>
    </StillTable>
  )
}
