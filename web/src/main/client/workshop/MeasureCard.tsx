import { useEffect, useRef, useState } from 'preact/hooks'
import { api, Problem, type CardInDeck } from '../net/api'
import { LevelSelect } from '../shell/LevelSelect'
import { problemWords } from '../shell/problemWords'
import { english } from '../words/language'
import { t } from '../words/words'
import { shareOf, type Share } from './interval'
import { plus, type Sum } from './measuring'

const SEED = 7

/** So many games are played before one is asked whether to go on. */
const GAMES = 200

/** Who plays: quickly, or with some thought. */
const LEVELS = [{ name: 'easy' }, { name: 'greedy' }, { name: 'normal' }]

/** What a card is worth to a deck: games with it against the same deck without it, until somebody stops them. */
export function MeasureCard(props: { game: string; asked: CardInDeck | null }) {
  const { game, asked } = props
  const [sum, setSum] = useState<Sum | null>(null)
  const [until, setUntil] = useState(0)
  const [wrong, setWrong] = useState('')
  const [level, setLevel] = useState('easy')
  const key = JSON.stringify([asked, level])
  const current = useRef(key)
  current.current = key
  useEffect(() => {
    // Another text is another card, and other players play otherwise.
    setSum(null)
    setUntil(0)
    setWrong('')
  }, [key])
  const from = sum?.games ?? 0
  const runs = from < until
  useEffect(() => {
    if (!runs || asked === null) {
      return
    }
    let here = true
    const goOn = (more: () => void) => {
      if (here && current.current === key) {
        more()
      }
    }
    api.measure(game, { ...asked, level, seed: SEED, from }).then(
      (more) => goOn(() => setSum((before) => plus(before, more))),
      (error: unknown) => {
        if (error instanceof Problem && error.status === 429) {
          setTimeout(() => goOn(() => setSum((before) => (before === null ? null : { ...before }))), Math.max(1, error.wait) * 1_000)
        } else {
          goOn(() => {
            setUntil(0)
            setWrong(problemWords(error))
          })
        }
      },
    )
    return () => {
      here = false
    }
  }, [runs, sum, key])
  return (
    <section class="sheet stack" aria-labelledby="measure-title">
      <h2 id="measure-title">{t('workshop.measure')}</h2>
      <p>{asked === null ? t('workshop.measure.not-yet') : t('workshop.measure.says', { card: asked.card })}</p>
      <LevelSelect label={t('workshop.measure.level')} levels={LEVELS} value={level} onPick={setLevel} />
      {sum === null ? null : <Found sum={sum} card={asked?.card ?? ''} />}
      <p role="status">{sum === null || runs ? '' : t('workshop.measured', { count: sum.games })}</p>
      <div class="row">
        {runs ? (
          <button type="button" class="button" onClick={() => setUntil(0)}>
            {t('workshop.stop')}
          </button>
        ) : (
          <button type="button" class="button primary" disabled={asked === null} onClick={() => setUntil(from + GAMES)}>
            {sum === null ? t('workshop.measure.start') : t('workshop.measure.more', { count: GAMES })}
          </button>
        )}
        {runs ? <span class="note">{t('workshop.measuring', { count: from })}</span> : null}
      </div>
      <p role="alert">{wrong}</p>
    </section>
  )
}

function Found(props: { sum: Sum; card: string }) {
  const { sum } = props
  const share = shareOf(sum.pairs)
  const other: Share = { share: 1 - share.share, low: 1 - share.high, high: 1 - share.low }
  const verdict = share.low > 0.5 ? 'workshop.stronger' : share.high < 0.5 ? 'workshop.weaker' : 'workshop.even'
  return (
    <>
      <dl class="measure-bars">
        <Bar label={t('workshop.with')} share={share} good />
        <Bar label={t('workshop.without')} share={other} good={false} />
      </dl>
      <p>
        <b>{t(verdict)}</b> {t('workshop.interval', { count: sum.games })}
      </p>
      <p class="note">
        {t('workshop.turns', { turns: (sum.turns / sum.games).toLocaleString(undefined, { maximumFractionDigits: 1 }) })} {t('workshop.replaces', { count: sum.decks.copies, card: sum.decks.replaced, deck: sum.decks.deck.name })}
      </p>
    </>
  )
}

function Bar(props: { label: string; share: Share; good: boolean }) {
  const { share } = props
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const wide = (part: number) => `${part * 100}%`
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        <span class={props.good ? 'measure-bar is-with' : 'measure-bar'} aria-hidden="true">
          <span class="measure-fill" style={{ width: wide(share.share) }} />
          <span class="measure-reach" style={{ left: wide(share.low), width: wide(share.high - share.low) }} />
        </span>
        <span lang={english()}>
          <b>{percent(share.share)}</b> {t('workshop.reach', { low: (share.low * 100).toFixed(1), high: (share.high * 100).toFixed(1) })}
        </span>
      </dd>
    </div>
  )
}
