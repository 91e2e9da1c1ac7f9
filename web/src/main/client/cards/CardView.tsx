import type { Dress } from '../games/dress'
import type { Card, Fact } from '../net/messages'
import { kindTerm } from '../words/terms'
import { t } from '../words/words'
import { CardFace } from './CardFace'
import { inShort, signOf, spoken, told } from './figure'
import { Icon, type IconName } from './icons'
import { kindWords, type Face } from './lore'
import { facesOf } from './pictures'

/** How a card stands in the decision that is asked. */
export interface Standing {
  playable: boolean
  target: boolean
  chosen: boolean
  dim: boolean
}

export const still: Standing = { playable: false, target: false, chosen: false, dim: false }

interface Props {
  card: Card
  face: Face | null
  dress: Dress
  standing?: Standing
  /** The cards for which this one is drawn, itself among them: they cannot be told apart. */
  equals?: readonly Card[] | undefined
  tabIndex?: number
  onPoint?: (handle: string) => void
  onRead?: (handle: string) => void
}

/** What is told of a card by where it lies, or by its picture. */
const DRAWN = new Set(['number', 'zone', 'at', 'traits', 'colors', 'on', 'attached', 'from top', 'holds'])

/** Whether a mark is told on the card itself, for who only glances at it. */
export function glimpsed(mark: Fact): boolean {
  return mark.telling !== 'printed' && !DRAWN.has(mark.name) && !/^(asks )?[AB]$/.test(mark.name)
}

/** States that are told by a sign in the corner as well, where nothing else is told there. */
const CORNER = ['frightened', 'exhausted']

/** How a card looks that stands so. */
export function cardClass(card: Card, tone: string, standing: Standing): string {
  return [
    'card',
    `tone-${tone}`,
    standing.playable ? 'is-playable' : '',
    standing.target ? 'is-target' : '',
    standing.chosen ? 'is-chosen' : '',
    standing.dim ? 'is-dim' : '',
    card.marks.some((mark) => mark.name === 'exhausted') ? 'is-exhausted' : '',
    card.marks.some((mark) => mark.name === 'frightened') ? 'is-frightened' : '',
  ].join(' ')
}

/** The whole card and how it stands, for who cannot see it. */
export function saying(card: Card, face: Face | null, dress: Dress, standing: Standing, several = false): string {
  const states = [
    ...(standing.playable ? [t('card.playable')] : []),
    ...(standing.target ? [t('card.target')] : []),
    ...(standing.chosen ? [t('card.chosen')] : []),
  ]
  // What tells equal cards apart is not said of all of them.
  const said = several ? { ...card, marks: card.marks.filter((mark) => mark.name !== 'number' && mark.name !== 'zone') } : card
  return spoken(said, kindTerm(kindWords(face?.kind ?? '', dress)), states, dress.name)
}

/** A card as a button in a list: what a person can see is drawn, what it says is its name. */
export function CardView(props: Props) {
  const { card, dress } = props
  const standing = props.standing ?? still
  const line = props.face?.kind ?? ''
  const kind = dress.kind(line)
  const count = props.equals?.length ?? 1
  const number = count > 1 ? undefined : card.marks.find((mark) => mark.name === 'number')?.value
  const marks = card.marks.filter(glimpsed)
  const colors = card.marks.find((mark) => mark.name === 'colors')?.value.split(', ')[0]
  const state = CORNER.find((name) => card.marks.some((mark) => mark.name === name))
  const asked: IconName | null = standing.chosen ? 'check' : standing.target ? 'target' : standing.playable ? 'play' : null
  const sign = asked ?? (state === undefined ? null : signOf(state))
  return (
    <button
      type="button"
      class={`${cardClass(card, colors ?? kind.tone, standing)} ${count > 1 ? 'is-several' : ''}`}
      data-handle={card.handle}
      data-handles={count > 1 ? props.equals?.map((each) => each.handle).join(' ') : undefined}
      tabIndex={props.tabIndex}
      aria-pressed={standing.chosen}
      onClick={() => props.onPoint?.(card.handle)}
      onContextMenu={(event) => {
        event.preventDefault()
        props.onRead?.(card.handle)
      }}
    >
      <span class="unseen">
        {count > 1 ? `${t('card.several', { count })}: ` : ''}
        {saying(card, props.face, dress, standing, count > 1)}
      </span>
      <CardFace name={card.name} number={number} faces={facesOf(card)} face={props.face} stats={card.stats} colour={colors} dress={dress} />
      {marks.length === 0 ? null : (
        <span class="card-marks" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark.name} class={`mark-chip mark-${mark.name.replace(/\W+/g, '-')} ${asked === null && mark.name === state ? 'is-signed' : ''}`}>
              <b class="mark-short">{inShort(mark) ?? <Icon name={signOf(mark.name)} />}</b>
              <span class="mark-words">{told(mark)}</span>
            </span>
          ))}
        </span>
      )}
      {count === 1 ? null : (
        <span class="card-count" aria-hidden="true">
          {t('card.times', { count })}
        </span>
      )}
      {sign === null ? null : <Icon name={sign} class="card-sign" />}
    </button>
  )
}

/** A card whose face the viewer does not see. */
export function CardBack(props: { label?: string }) {
  return (
    <span class="card back" role="img" aria-label={props.label ?? t('table.back')}>
      <span class="card-in" aria-hidden="true" />
    </span>
  )
}
