import { CardView, type Standing } from '../cards/CardView'
import { Icon } from '../cards/icons'
import { face, lore } from '../cards/lore'
import { TuckedCard } from '../cards/TuckedCard'
import type { Dress } from '../games/dress'
import type { Card, Seat } from '../net/messages'
import { t, type Key } from '../words/words'
import { adds, ahead, flips, steps, type Faceoff, type FaceoffSide, type Step } from './faceoffs'
import { other } from './sides'
import { useMedia, useNarrow } from './useNarrow'
import { arrows } from './ZoneView'

const KINDS: Readonly<Record<string, Key>> = {
  'problem': 'faceoff.problem',
  'double problem': 'faceoff.double',
  'troublemaker': 'faceoff.troublemaker',
}

const STEPS: Readonly<Record<Step, Key>> = {
  begin: 'faceoff.step.begin',
  flip: 'faceoff.step.flip',
  answer: 'faceoff.step.answer',
  compare: 'faceoff.step.compare',
  score: 'faceoff.step.score',
}

interface Props {
  faceoff: Faceoff
  dress: Dress
  /** Who sits below, and is drawn at the left. */
  near: Seat
  you: Seat | null
  names: Record<Seat, string>
  /** Whether it is over, and only looked at. */
  over: boolean
  standing: (card: Card) => Standing
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
  /** Puts the stage aside, so that the table is seen; none where it is closed elsewhere. */
  onFold: (() => void) | null
}

/** A faceoff on a stage over the table: who takes part at the sides, flips in the middle, totals with their parts above, steps below. */
export function FaceoffStage(props: Props) {
  const { faceoff, names, near } = props
  const far = other(near)
  const about = faceoff.challenger === null ? faceoff.problems : faceoff.sides[other(faceoff.challenger)].involved
  const subject = about.map((card) => card.name).join(' · ')
  const title = t(KINDS[faceoff.kind] ?? 'faceoff.plain')
  return (
    <section class="faceoff" aria-label={title} data-step={faceoff.step} data-over={props.over ? 'true' : undefined}>
      <header class="faceoff-head">
        <h2>{subject === '' ? title : t('faceoff.about', { kind: title, about: subject })}</h2>
        <p>{stake(faceoff, props.you, names)}</p>
        {props.onFold === null ? null : (
          <button type="button" class="button small" onClick={props.onFold}>
            {t('faceoff.fold')}
          </button>
        )}
      </header>
      <div class="faceoff-totals">
        <Total {...props} seat={near} />
        <Lead {...props} />
        <Total {...props} seat={far} />
      </div>
      <div class="faceoff-field">
        <Team {...props} seat={near} />
        <Flips {...props} seat={near} />
        <Flips {...props} seat={far} />
        <Team {...props} seat={far} />
      </div>
      <ol class="faceoff-steps" aria-label={t('faceoff.steps')}>
        {steps.map((step) => {
          const done = steps.indexOf(step) < steps.indexOf(faceoff.step)
          return (
            <li key={step} class={done ? 'is-done' : ''} aria-current={step === faceoff.step ? 'step' : undefined}>
              {done ? <Icon name="check" /> : null}
              {t(STEPS[step])}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What the winner gets. */
function stake(faceoff: Faceoff, you: Seat | null, names: Record<Seat, string>): string {
  const { challenger, prize } = faceoff
  if (challenger !== null) {
    return challenger === you
      ? t(prize === 1 ? 'faceoff.stake.challenge.mine.one' : 'faceoff.stake.challenge.mine', { points: prize })
      : t(prize === 1 ? 'faceoff.stake.challenge.one' : 'faceoff.stake.challenge', { points: prize, name: names[challenger] })
  }
  return prize === 0 ? '' : t(prize === 1 ? 'faceoff.stake.one' : 'faceoff.stake', { points: prize })
}

type OfSeat = Props & { seat: Seat }

/** A total, and what it is made of. */
function Total(props: OfSeat) {
  const { seat, faceoff } = props
  const { total, parts } = faceoff.sides[seat]
  const mine = seat === props.near
  return (
    <div class={`faceoff-total ${mine ? 'is-near' : 'is-far'} ${ahead(faceoff) === seat ? 'is-ahead' : ''}`}>
      <div>
        <h3>{props.names[seat]}</h3>
        <p>{t('faceoff.characters', { number: parts.characters })}</p>
        <p>{t('faceoff.flips', { number: parts.flips })}</p>
        {parts.texts === 0 ? null : <p>{t('faceoff.texts', { number: signed(parts.texts) })}</p>}
      </div>
      <b class="faceoff-number" key={total}>
        <span class="unseen">{t('faceoff.total')}</span> {total}
      </b>
    </div>
  )
}

/** Who leads, or has won, and by how much. */
function Lead(props: Props) {
  const { faceoff, you, names, over } = props
  const first = ahead(faceoff)
  const margin = Math.abs(faceoff.sides.A.total - faceoff.sides.B.total)
  return (
    <p class="faceoff-lead">
      <Icon name="bolt" />
      {first === null
        ? t(over ? 'faceoff.tied' : 'faceoff.even')
        : first === you
          ? t(over ? 'faceoff.won.mine' : 'faceoff.leads.mine', { margin })
          : t(over ? 'faceoff.won' : 'faceoff.leads', { name: names[first], margin })}
    </p>
  )
}

/** Those who take part on a side, with what each adds. */
function Team(props: OfSeat) {
  const { seat } = props
  const narrow = useNarrow()
  const large = useMedia(LARGE)
  const cards = props.faceoff.sides[seat].involved
  return (
    <Cards {...props} class={`faceoff-team ${seat === props.near ? 'is-near' : 'is-far'}`} strips={narrow || cards.length > (large ? MOST_LARGE : MOST)} cards={cards} added={adds} label={seat === props.you ? t('faceoff.team.mine') : t('faceoff.team', { name: props.names[seat] })} none={t('faceoff.nobody')} />
  )
}

/** The cards that a side has flipped. */
function Flips(props: OfSeat) {
  const { seat } = props
  const side: FaceoffSide = props.faceoff.sides[seat]
  const large = useMedia(LARGE)
  const strips = side.flipped.length > (large ? MOST_FLIPS_LARGE : MOST_FLIPS)
  return (
    <Cards {...props} class={`faceoff-flips ${seat === props.near ? 'is-near' : 'is-far'}`} strips={strips} cards={side.flipped} added={flips} label={seat === props.you ? t('faceoff.flip.mine') : t('faceoff.flip', { name: props.names[seat] })} none={t('faceoff.unflipped')} />
  )
}

/** So many cards that take part are drawn as cards; more are strips with their names. In a large window there is room for more of them. */
const MOST = 6
const MOST_LARGE = 15
/** The same for cards that are flipped. */
const MOST_FLIPS = 2
const MOST_FLIPS_LARGE = 8
/** More cards than that stand in three rows. */
const MOST_IN_TWO_ROWS = 8
const LARGE = '(min-width: 1800px) and (min-height: 1000px)'

function Cards(props: OfSeat & { class: string; strips?: boolean; cards: readonly Card[]; added: (card: Card) => number; label: string; none: string }) {
  const texts = lore(props.dress.name)
  const count = Math.max(1, props.cards.length)
  const rows = props.strips === true ? 2 : count > MOST_IN_TWO_ROWS ? 3 : count > 3 ? 2 : 1
  return (
    <section class={props.class} aria-label={props.label} style={{ '--rows': String(rows), '--columns': String(Math.ceil(count / rows)) }}>
      <h3>{props.label}</h3>
      {props.cards.length === 0 ? <p class="faceoff-none">{props.none}</p> : null}
      <ul class={props.strips === true ? 'is-strips' : ''} onKeyDown={arrows}>
        {props.cards.map((card, i) => (
          <li key={`${card.card} ${i}`}>
            {props.strips === true ? (
              <TuckedCard
                card={card}
                dress={props.dress}
                face={face(texts, card.card, false)}
                standing={props.standing(card)}
                tabIndex={i === 0 ? 0 : -1}
                onPoint={props.onPoint}
                onRead={props.onRead}
              />
            ) : (
              <CardView
                card={card}
                dress={props.dress}
                face={face(texts, card.card, card.marks.some((mark) => mark.name === 'boosted'))}
                standing={props.standing(card)}
                tabIndex={i === 0 ? 0 : -1}
                onPoint={props.onPoint}
                onRead={props.onRead}
              />
            )}
            <b class={props.added(card) === 0 ? 'faceoff-adds is-nothing' : 'faceoff-adds'}>{signed(props.added(card))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function signed(number: number): string {
  return number < 0 ? `\u2212${-number}` : number === 0 ? '0' : `+${number}`
}
