import type { ComponentChildren } from 'preact'
import type { Standing } from '../cards/CardView'
import type { Dress } from '../games/dress'
import type { Card, Side } from '../net/messages'
import { zoneTerm } from '../words/terms'
import { t } from '../words/words'
import { Beds } from './Beds'
import { Pile } from './Pile'
import { drawnOf, type Equals } from './equals'
import { Fold } from './Fold'
import { placed, type Placed } from './sides'
import type { Tucks } from './tucks'
import { useLayout } from './useLayout'
import { useMedia, useNarrow } from './useNarrow'
import { ZoneView } from './ZoneView'

export interface Pointing {
  standing: (card: Card) => Standing
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
  /** The words that a zone of one's own stands for now, if any. */
  zoneWords: (zone: string) => string | null
  onWords: (words: string) => void
  /** What choosing such a zone comes to, where that is known. */
  zoneAfter?: (zone: string) => ComponentChildren
  /** Which cards lie under others. */
  tucks: Tucks
  /** Which cards are drawn once with their number. */
  equals: Equals
}

interface Props extends Pointing {
  side: Side
  dress: Dress
  mine: boolean
  /** Whether it is the half of who looks at the page. */
  yours: boolean
  name: string
}

/** A player's half of the table: all zones but the hand, each where the dress of the game has it. */
export function Half(props: Props) {
  const { side, dress, mine } = props
  const close = useMedia('(max-width: 1376px)')
  const zones = placed(dress, side).filter((each) => each.slot.as !== 'band')
  const wide = Math.min(spread(zones, props), close ? CLOSE : Infinity)
  const areas = [...new Set(zones.map((each) => each.slot.area))]
  return (
    <div class={`half ${mine ? 'half-mine' : 'half-theirs'}`} style={{ '--places': String(wide) }}>
      {areas.map((area) => (
        <Area key={area} {...props} area={area} zones={zones.filter((each) => each.slot.area === area)} />
      ))}
    </div>
  )
}

/** Where a half is no wider than on a tablet, places have room for so many cards beside each other, however many lie there: those who play would have too little. */
const CLOSE = 2

/** What lies in this area is no more than told on a phone until one wants to see it. */
const FOLDED = 'places'

/** A part of a half, with its zones beside each other: their cards are as large as there is room for. */
function Area(props: Props & { area: string; zones: readonly Placed[] }) {
  const { dress, mine } = props
  const rows = props.zones.filter((each) => each.slot.as === 'row')
  const counts = rows.map((each) => lyingOpen(each, props)).filter((count) => count > 0)
  const lying = rows.flatMap((each) => each.zone.cards)
  const under = lying.map((card) => props.tucks.under.get(card.handle)?.length ?? 0).filter((count) => count > 0)
  const root = useLayout({ zones: counts, under: Math.max(0, ...under), hosts: under.length, figures: dress.main === 'all' ? 3 : dress.main.length, longest: longest(lying) })
  const folded = useNarrow() && props.area === FOLDED && counts.length > 0
  if (folded) {
    return (
      <div ref={root} class={`area area-${props.area} is-folded`}>
        <Fold {...props} zones={rows} />
      </div>
    )
  }
  // Beside lanes the piles of both sides lie in one place.
  const whose = dress.lanes === undefined || props.zones.some((each) => each.slot.as !== 'pile') ? null : props.yours ? t('table.piles') : t('table.piles.of', { name: props.name })
  return (
    <div ref={root} class={`area area-${props.area}`} {...(whose === null ? {} : { role: 'group', 'aria-label': whose })}>
      {whose === null ? null : (
        <p class="piles-of" aria-hidden="true" title={whose}>
          <span class="piles-long">{whose}</span>
          <span class="piles-short">{props.name}</span>
        </p>
      )}
      {props.zones.map(({ slot, zone }) => {
        const label = t('table.zone', { zone: zoneTerm(dress.name, zone.name, mine), name: props.name })
        const title = zoneTerm(dress.name, zone.name, mine)
        return slot.as === 'beds' ? (
          <Beds key={zone.name} {...props} zone={zone} label={label} title={title} beds={dress.opening} />
        ) : slot.as === 'pile' ? (
          <Pile key={zone.name} {...props} zone={zone} label={label} title={title} />
        ) : (
          <ZoneView key={zone.name} {...props} zone={zone} label={label} title={title} single={slot.single} words={mine ? props.zoneWords(zone.name) : null} after={mine ? props.zoneAfter?.(zone.name) : null} />
        )
      })}
    </div>
  )
}

/** The letters of the longest word in the names of cards. */
function longest(cards: readonly Card[]): number {
  return Math.max(0, ...cards.flatMap((card) => card.name.split(/[ -]/)).map((word) => word.length))
}

/**
 * How many cards of a zone lie beside each other: what lies under another, or is equal to one, takes no room of its own.
 * A zone for a single card has its room also while it is empty, so that nothing gives way when one comes.
 */
function lyingOpen({ slot, zone }: Placed, { tucks, equals }: Pointing): number {
  return Math.max(slot.single === true ? 1 : 0, zone.hidden + drawnOf(zone.cards, equals).filter((card) => !tucks.tucked.has(card.handle)).length)
}

/** How many cards lie in places beside those who play. */
function spread(zones: readonly Placed[], pointing: Pointing): number {
  return zones.filter((each) => each.slot.area === 'places').reduce((sum, each) => sum + lyingOpen(each, pointing), 0)
}
