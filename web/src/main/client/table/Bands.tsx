import { told } from '../cards/figure'
import { Icon } from '../cards/icons'
import { face, lore } from '../cards/lore'
import { facesOf } from '../cards/pictures'
import { Picture } from '../cards/Picture'
import { cardClass, glimpsed, saying } from '../cards/CardView'
import { colourWords } from '../cards/colours'
import type { Dress } from '../games/dress'
import type { Card, ChangedMark, Seat, Side } from '../net/messages'
import { zoneTerm } from '../words/terms'
import { t } from '../words/words'
import type { Pointing } from './Half'
import { metersAfter, stand, type Meter, type Stand } from './standing'
import { TuckedCards } from './TuckedCards'

interface Props extends Pointing {
  dress: Dress
  mine: Side
  theirs: Side
  names: Record<Seat, string>
  /** The seat of who looks at the table. */
  you: Seat | null
}

/** Between the halves of a table with lanes: in each the card that both sides gather at, and how far each of them is with it. */
export function Bands(props: Props) {
  const { dress, mine, theirs } = props
  const slot = dress.slots.find((each) => each.as === 'band')
  const lanes = dress.lanes ?? []
  if (slot === undefined) {
    return null
  }
  return (
    <>
      <div class="grounds" aria-hidden="true">
        {lanes.map((lane) => (
          <i key={lane.name} data-lane={lane.name} />
        ))}
      </div>
      <div class="bands">
        {lanes.map((lane) => {
          const side = lane.mine === slot.area ? mine : lane.theirs === slot.area ? theirs : undefined
          const zone = side?.zones.find((each) => each.name === slot.zone)
          if (side === undefined || zone === undefined) {
            return null
          }
          const title = zoneTerm(dress.name, zone.name, side === mine)
          return (
            <section
              key={lane.name}
              class="band-place"
              data-lane={lane.name}
              data-zone={zone.name}
              aria-label={t('table.zone.size', { zone: t('table.zone', { zone: title, name: props.names[side.seat] }), size: zone.size })}
            >
              {zone.cards.length === 0 ? <p class="band is-empty">{title}</p> : zone.cards.map((card) => <Band key={card.handle} {...props} problem={card} title={title} />)}
            </section>
          )
        })}
      </div>
    </>
  )
}

/** What one has at the Problem of a place of one's own once marks have changed; null where there is no Problem, or nothing changes there. */
export function PlaceAfter(props: { dress: Dress; mine: Side; theirs: Side; zone: string; changed: readonly ChangedMark[] }) {
  const { dress, mine, theirs } = props
  const area = dress.slots.find((each) => each.zone === props.zone)?.area
  const lane = dress.lanes?.find((each) => each.mine === area)
  const slot = dress.slots.find((each) => each.as === 'band')
  const side = lane === undefined || slot === undefined ? undefined : lane.mine === slot.area ? mine : lane.theirs === slot.area ? theirs : undefined
  const problem = side?.zones.find((each) => each.name === slot?.zone)?.cards[0]
  if (side === undefined || problem === undefined) {
    return null
  }
  const here = props.changed.filter((mark) => mark.side === side.seat && mark.zone === slot?.zone && mark.card === problem.card)
  const meters = metersAfter(problem, mine.seat, here)
  return meters.length === 0 ? null : (
    <span class="place-after">
      <span class="unseen">{t('band.after', { what: meters.map(inWords).join(', ') })}</span>
      {meters.map((meter) => (
        <span key={`${meter.not}${meter.colour}`} aria-hidden="true" class={meter.has >= meter.asks ? 'is-met' : ''}>
          <Icon name={meter.not ? 'any' : (dress.shapes?.[meter.colour] ?? 'any')} />
          {t('band.of', { has: meter.has, asks: meter.asks })}
        </span>
      ))}
    </span>
  )
}

/** How one is with the Problem of each lane, in a word or two; of a lane with a zone that holds only so many, how full that is. */
export function laneStates(dress: Dress, mine: Side, theirs: Side): Record<string, string> {
  const slot = dress.slots.find((each) => each.as === 'band')
  const states: Record<string, string> = {}
  for (const lane of dress.lanes ?? []) {
    const side = lane.mine === slot?.area ? mine : lane.theirs === slot?.area ? theirs : undefined
    const card = side?.zones.find((each) => each.name === slot?.zone)?.cards[0]
    if (card !== undefined) {
      const { can, blocker, meters } = stand(card, mine.seat)
      const lacking = meters.reduce((sum, meter) => sum + Math.max(0, meter.asks - meter.has), 0)
      states[lane.name] = can ? t('band.can') : blocker !== null ? t('band.blocked') : lacking > 0 ? t('band.needs', { what: lacking }) : ''
    }
    const limit = mine.zones.find((each) => each.limit !== null && dress.slots.some((known) => known.zone === each.name && known.area === lane.mine))?.limit
    if (limit != null) {
      states[lane.name] = t('band.of', { has: limit.counted, asks: limit.most })
    }
  }
  return states
}

/** A Problem: above it how far they are, below how far one is oneself, and along the edge of a side what blocks that side. */
function Band(props: Props & { problem: Card; title: string }) {
  const { dress, problem, mine, theirs, names } = props
  const texts = lore(dress.name)
  const printed = face(texts, problem.card, false)
  const standing = props.standing(problem)
  const kind = dress.kind(printed?.kind ?? '')
  const prize = problem.stats.find((stat) => stat.name === dress.prize)
  const confronted = problem.marks.some((mark) => mark.name === 'confronted')
  const marks = problem.marks.filter((mark) => glimpsed(mark) && mark.name !== 'confronted')
  const edge = (side: Side, far: boolean) => <Edge dress={dress} name={names[side.seat]} you={props.you === side.seat} stand={stand(problem, side.seat)} far={far} />
  return (
    <div class="band">
      {edge(theirs, true)}
      <button
        type="button"
        class={`${cardClass(problem, kind.tone, standing)} band-card`}
        data-handle={problem.handle}
        aria-pressed={standing.chosen}
        onClick={() => props.onPoint(problem.handle)}
        onContextMenu={(event) => {
          event.preventDefault()
          props.onRead(problem.handle)
        }}
      >
        <span class="unseen">{saying(problem, printed, dress, standing)}</span>
        <span class="card-in" aria-hidden="true">
          <Picture game={dress.name} faces={facesOf(problem)} face={printed} icon={kind.icon} />
          <span class="band-says">
            <b class="band-name">{problem.name}</b>
            <span class="band-title">{props.title}</span>
            <span class="band-text">{printed?.text.filter((line) => line !== '--').join(' ')}</span>
            {marks.length === 0 ? null : (
              <span class="band-marks">
                {marks.map((mark) => (
                  <span key={mark.name} class="mark-chip">
                    {told(mark)}
                  </span>
                ))}
              </span>
            )}
          </span>
          {prize === undefined ? null : (
            <span class={`band-prize stat-${prize.name} ${confronted ? 'is-taken' : ''}`}>
              <Icon name={dress.stats[prize.name] ?? 'trophy'} />
              <b>+{prize.now}</b>
              <span class="band-when">{t(confronted ? 'band.taken' : 'band.first')}</span>
            </span>
          )}
        </span>
      </button>
      {edge(mine, false)}
      <TuckedCards cards={props.tucks.under.get(problem.handle)} dress={dress} standing={props.standing} onPoint={props.onPoint} onRead={props.onRead} />
    </div>
  )
}

/** The edge of a band on the side of a player: a meter for each colour that is asked of them, and whether they can confront. */
function Edge(props: { dress: Dress; name: string; you: boolean; stand: Stand; far: boolean }) {
  const { dress, name, stand } = props
  const sign = stand.blocker !== null ? t('band.blocked') : needs(stand)
  return (
    <>
      {stand.blocker === null || !props.far ? null : <Hazard {...props} blocker={stand.blocker} />}
      <p class={`band-edge ${props.far ? 'is-far' : 'is-near'}`}>
        <span class="unseen">{`${name}: ${stand.meters.map((meter) => inWords(meter)).join(', ')}, ${stand.words}.`}</span>
        <b aria-hidden="true" class="band-who">
          {name}
        </b>
        <span aria-hidden="true" class="band-meters">
          {stand.meters.map((meter) => (
            <span key={`${meter.not}${meter.colour}`} class={`meter tone-${meter.not ? 'other' : meter.colour}`}>
              <span class="meter-fill" style={{ '--part': String(meter.asks <= 0 ? 1 : Math.min(1, meter.has / meter.asks)) }} />
              <Icon name={meter.not ? 'any' : (dress.shapes?.[meter.colour] ?? 'any')} />
              <b>{t('band.of', { has: meter.has, asks: meter.asks })}</b>
            </span>
          ))}
        </span>
        <span aria-hidden="true" class={stand.can ? 'band-sign is-met' : 'band-sign'}>
          {stand.can ? <Icon name="check" /> : null}
          <span>{sign}</span>
        </span>
      </p>
      {stand.blocker === null || props.far ? null : <Hazard {...props} blocker={stand.blocker} />}
    </>
  )
}

/** What blocks a side lies across its way. */
function Hazard(props: { blocker: string; name: string; you: boolean }) {
  return (
    <p class="hazard" aria-hidden="true">
      <span>{props.you ? t('band.hazard.you', { card: props.blocker }) : t('band.hazard', { card: props.blocker, name: props.name })}</span>
    </p>
  )
}

function inWords(meter: Meter): string {
  return t('band.has', { has: meter.has, asks: meter.asks, what: colour(meter) })
}

function colour(meter: Meter): string {
  const name = colourWords(meter.colour)
  return meter.not ? t('color.not', { color: name }) : name
}

/** `needs 1 orange` where power is all that is lacking, and else what the server says. */
function needs(stand: Stand): string {
  const lacking = stand.meters.filter((meter) => meter.has < meter.asks)
  if (stand.can || lacking.length === 0) {
    return stand.words
  }
  const parts = lacking.map((meter) => t('band.part', { number: meter.asks - meter.has, what: meter.colour === 'power' ? t('band.more') : colour(meter) }))
  return t('band.needs', { what: parts.length === 2 ? t('band.and', { one: parts[0] ?? '', other: parts[1] ?? '' }) : parts.join(', ') })
}
