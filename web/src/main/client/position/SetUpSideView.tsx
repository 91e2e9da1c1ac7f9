import { PrintedCard } from '../cards/PrintedCard'
import type { Dress } from '../games/dress'
import type { CardText, PositionForm, PositionPlace } from '../net/api'
import type { Seat } from '../net/messages'
import { english } from '../words/language'
import { t } from '../words/words'
import { CardMarks } from './CardMarks'
import { marksOf, type SetUpCard, type SetUpSide, type Spot } from './position'
import type { Held } from './PositionPage'

interface Props {
  seat: Seat
  name: string
  side: SetUpSide
  form: PositionForm
  dress: Dress
  cards: ReadonlyMap<string, CardText>
  held: Held | null
  takes: (place: PositionPlace, held: Held | null) => boolean
  onHold: (held: Held | null) => void
  onLay: (place: PositionPlace, held: Held) => void
  onCount: (counter: string, value: number) => void
  onMark: (spot: Spot, mark: string, value: unknown) => void
  onRemove: (spot: Spot) => void
}

/** One side of a position: its counters, and its places with their cards. */
export function SetUpSideView(props: Props) {
  const { form, name, side } = props
  const id = `side-${props.seat}`
  return (
    <section class="sheet stack position-side" aria-labelledby={id}>
      <div class="row">
        <h2 id={id}>{name}</h2>
        {form.counters.map((counter) => (
          <label key={counter.name} class="field short">
            <span>{counter.label}</span>
            <input
              type="number"
              min={counter.least}
              max={counter.most}
              value={side.counters[counter.name] ?? counter.usual}
              onInput={(event) => {
                const value = event.currentTarget.valueAsNumber
                if (Number.isInteger(value)) {
                  props.onCount(counter.name, value)
                }
              }}
            />
          </label>
        ))}
      </div>
      <div class="position-places">
        {form.places.map((place) => (
          <PlaceView key={place.name} {...props} place={place} />
        ))}
      </div>
    </section>
  )
}

function PlaceView(props: Props & { place: PositionPlace }) {
  const { held, place, seat } = props
  const lying = props.side.places[place.name] ?? []
  const open = props.takes(place, held)
  const id = `place-${seat}-${place.name}`
  const chosen = held?.spot != null && held.spot.seat === seat && held.spot.place === place.name ? held.spot : null
  return (
    <div
      class={`position-place ${open ? 'is-open' : ''}`}
      role="group"
      aria-labelledby={id}
      data-place={`${seat} ${place.name}`}
      onDragOver={(event) => {
        if (open) {
          event.preventDefault()
        }
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (open && held !== null) {
          props.onLay(place, held)
        }
      }}
    >
      <h3 id={id}>
        {place.label} {lying.length === 0 ? null : <span class="note">({lying.length})</span>}
      </h3>
      <ul class="position-lying">
        {lying.map((card, index) => (
          <li key={`${card.card} ${index}`}>
            <LyingCard {...props} card={card} spot={{ seat, place: place.name, index }} />
          </li>
        ))}
        {open && chosen === null && held !== null ? (
          <li>
            <button type="button" class="button small" aria-label={t('position.put', { card: held.card })} onClick={() => props.onLay(place, held)}>
              {t('position.here')}
            </button>
          </li>
        ) : null}
      </ul>
      {chosen === null ? null : <Chosen {...props} spot={chosen} card={lying[chosen.index]} />}
    </div>
  )
}

/** A card that lies in a place: to be dragged elsewhere, and to be chosen by a click. */
function LyingCard(props: Props & { place: PositionPlace; card: SetUpCard; spot: Spot }) {
  const { card, held, spot } = props
  const face = props.cards.get(card.card)
  const chosen = held?.spot != null && held.spot.seat === spot.seat && held.spot.place === spot.place && held.spot.index === spot.index
  const said = Object.entries(card.marks).map(([name, value]) => (value === true ? label(props.form, name) : `${label(props.form, name)} ${spoken(value)}`))
  return (
    <button
      type="button"
      class="set-card position-card"
      draggable
      aria-pressed={chosen}
      onClick={() => props.onHold(chosen ? null : { card: card.card, spot })}
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', card.card)
        props.onHold({ card: card.card, spot })
      }}
      onDragEnd={() => props.onHold(null)}
    >
      <span class="unseen" lang={english()}>
        {[card.card, ...said].join(', ')}
      </span>
      {face === undefined ? <span class="card is-printed">{card.card}</span> : <PrintedCard card={face} dress={props.dress} />}
      {said.length === 0 ? null : (
        <span class="position-marks" aria-hidden="true">
          {said.join(', ')}
        </span>
      )}
    </button>
  )
}

function label(form: PositionForm, mark: string): string {
  return form.marks.find((each) => each.name === mark)?.label ?? mark
}

/** What a mark is, in words: cards by their names. */
function spoken(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(spoken).join(', ')
  }
  if (typeof value === 'object' && value !== null) {
    return 'card' in value ? String(value.card) : Object.entries(value).map(([name, each]) => `${name} ${spoken(each)}`).join(', ')
  }
  return String(value)
}

/** What can be done with the card that is chosen. */
function Chosen(props: Props & { card: SetUpCard | undefined; spot: Spot }) {
  const { card, spot } = props
  const face = card === undefined ? undefined : props.cards.get(card.card)
  if (card === undefined) {
    return null
  }
  return (
    <div class="stack position-chosen">
      <b lang={english()}>{card.card}</b>
      {face === undefined ? null : <CardMarks marks={marksOf(face, spot.place, props.form)} card={card} cards={props.cards} onMark={(mark, value) => props.onMark(spot, mark, value)} />}
      <div class="row">
        <button type="button" class="button small" onClick={() => props.onRemove(spot)}>
          {t('position.remove')}
        </button>
        <span class="note">{t('position.move')}</span>
      </div>
    </div>
  )
}
