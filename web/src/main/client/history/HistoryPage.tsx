import { useEffect, useRef, useState } from 'preact/hooks'
import { api, type History, type JudgedDecision, type Tally } from '../net/api'
import { percent } from '../analysis/judged'
import { parts } from '../analysis/parts'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { problemWords } from '../shell/problemWords'
import { english } from '../words/language'
import { dated, t } from '../words/words'
import '../look/history.css'
import { kinds } from './mistakes'

/** So many of the latest plays are thought through for what their mistakes have in common. */
const THOUGHT_THROUGH = 10

/** So many rows stand open at first. */
const FIRST = 20

/** What one's own plays of a game have come to: by opponent, deck and card, and what the dearest mistakes have in common. */
export function HistoryPage(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(async () => {
    const [games, history] = await Promise.all([api.games(), api.history(game)])
    return { title: games.games.find((each) => each.name === game)?.title ?? game, history }
  }, [game])
  return (
    <div class="page" data-game={game}>
      <Waiting on={loaded}>
        {({ title, history }) => (
          <>
            <header>
              <h1>{t('history.title', { game: title })}</h1>
              <p>{history.plays.length === 0 ? t('history.none') : t('history.lead', { plays: history.plays.length, points: history.plays.reduce((sum, each) => sum + each.points, 0) })}</p>
            </header>
            {history.plays.length === 0 ? (
              <p>
                <a class="button primary" href={`/new/${game}`}>
                  {t('home.play')}
                </a>
              </p>
            ) : (
              <>
                <Mistakes history={history} />
                <Tallies title={t('history.opponents')} tallies={history.opponents} />
                <Tallies title={t('history.decks')} tallies={history.decks} />
                <Tallies title={t('history.cards')} tallies={history.cards} />
                <Plays history={history} />
              </>
            )}
          </>
        )}
      </Waiting>
    </div>
  )
}

/** What plays brought by what they have in common, with where the share lies. */
function Tallies(props: { title: string; tallies: readonly Tally[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? props.tallies : props.tallies.slice(0, FIRST)
  return (
    <section class="stack">
      <h2>{props.title}</h2>
      <table class="tallies">
        <thead>
          <tr>
            <th scope="col">{props.title}</th>
            <th scope="col">{t('history.plays')}</th>
            <th scope="col">{t('history.share')}</th>
            <th scope="col">{t('history.interval')}</th>
          </tr>
        </thead>
        <tbody lang={english()}>
          {shown.map((each) => (
            <tr key={each.name}>
              <th scope="row">{each.name}</th>
              <td>{each.plays}</td>
              <td>{t('analysis.percent', { percent: percent(each.points / each.plays) })}</td>
              <td>{t('history.between', { low: percent(each.low), high: percent(each.high) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === props.tallies.length ? null : (
        <button type="button" class="button small" onClick={() => setAll(true)}>
          {t('history.all', { count: props.tallies.length })}
        </button>
      )}
    </section>
  )
}

/** Thinks the latest plays through, on demand, and tells what their mistakes have in common. */
function Mistakes(props: { history: History }) {
  const [mistakes, setMistakes] = useState<readonly JudgedDecision[]>([])
  const [done, setDone] = useState<number | null>(null)
  const [wrong, setWrong] = useState('')
  const plays = props.history.plays.slice(0, THOUGHT_THROUGH)
  // Nothing is thought through for somebody who has left the page.
  const shown = useRef(true)
  useEffect(() => () => {
    shown.current = false
  }, [])
  const think = async () => {
    setDone(0)
    setMistakes([])
    setWrong('')
    try {
      for (const [i, play] of plays.entries()) {
        await parts(play.id, 1, 'quick', () => shown.current, (part) => setMistakes((before) => [...before, ...part.judged.filter((each) => each.mistake && each.seat === play.seat)]))
        if (!shown.current) {
          return
        }
        setDone(i + 1)
      }
    } catch (error) {
      setWrong(problemWords(error))
    }
  }
  const found = kinds(mistakes)
  return (
    <section class="sheet stack">
      <h2>{t('history.mistakes')}</h2>
      <p>{t('history.mistakes.lead', { plays: plays.length })}</p>
      <div class="row">
        <button type="button" class="button primary" disabled={done !== null && done < plays.length && wrong === ''} onClick={() => void think()}>
          {t('history.think')}
        </button>
        <span class="note" role="status">
          {done === null ? '' : t('analysis.thinking', { done, of: plays.length })}
        </span>
        <span role="alert">{wrong}</span>
      </div>
      {done === null || done < plays.length ? null : found.length === 0 ? (
        <p>{t('history.mistakes.none')}</p>
      ) : (
        <ul class="stack">
          {found.slice(0, 5).map((each) => (
            <li key={`${each.did} ${each.better}`}>
              {t(each.did === each.better ? 'history.mistake.same' : 'history.mistake', { times: each.times, did: each.did, better: each.better, cost: Math.round(each.cost) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Plays(props: { history: History }) {
  const [all, setAll] = useState(false)
  const { plays } = props.history
  return (
    <section class="stack">
      <h2>{t('history.list')}</h2>
      <ul class="list">
        {plays.slice(0, all ? plays.length : FIRST).map((play) => (
          <li key={play.id}>
            <span>
              <b>{t(play.points === 1 ? 'history.won' : play.points === 0 ? 'history.lost' : 'history.drawn')}</b> <span class="note">{t('history.against', { opponent: play.opponent, deck: play.deck })}</span>
            </span>
            <span class="note">{dated(play.changed)}</span>
            <a class="button small" href={`/g/${play.id}/analysis`}>
              {t('analysis.title')}
            </a>
          </li>
        ))}
      </ul>
      {all || plays.length <= FIRST ? null : (
        <button type="button" class="button small" onClick={() => setAll(true)}>
          {t('history.all', { count: plays.length })}
        </button>
      )}
    </section>
  )
}
