import type { Standing } from '../cards/CardView'
import type { Dress } from '../games/dress'
import type { Card, Side } from '../net/messages'
import { zoneTerm } from '../words/terms'
import { t } from '../words/words'
import { Band } from './Band'
import { Beds } from './Beds'
import { Pile } from './Pile'
import { placed, type Placed } from './sides'
import type { Tucks } from './tucks'
import { ZoneView } from './ZoneView'

export interface Pointing {
  standing: (card: Card) => Standing
  onPoint: (handle: string) => void
  onRead: (handle: string) => void
  /** The words that a zone of one's own stands for now, if any. */
  zoneWords: (zone: string) => string | null
  onWords: (words: string) => void
  /** Which cards lie under others. */
  tucks: Tucks
}

interface Props extends Pointing {
  side: Side
  dress: Dress
  mine: boolean
  name: string
}

/** A player's half of the table: all zones but the hand, each where the dress of the game has it. */
export function Half(props: Props) {
  const { side, dress, mine } = props
  const zones = placed(dress, side)
  const areas = [...new Set(zones.map((each) => each.slot.area))]
  return (
    <div class={`half ${mine ? 'half-mine' : 'half-theirs'}`}>
      {areas.map((area) => (
        <div key={area} class={`area area-${area}`} style={crowd(zones.filter((each) => each.slot.area === area && each.slot.as === 'row'), props.tucks)}>
          {zones
            .filter((each) => each.slot.area === area && each.slot.band === true)
            .flatMap((each) => each.zone.cards)
            .map((card) => (
              <Band key={card.handle} problem={card} dress={dress} />
            ))}
          {zones
            .filter((each) => each.slot.area === area)
            .map(({ slot, zone }) => {
              const label = t('table.zone', { zone: zoneTerm(dress.name, zone.name, mine), name: props.name })
              const words = mine ? props.zoneWords(zone.name) : null
              return slot.as === 'beds' ? (
                <Beds key={zone.name} {...props} zone={zone} label={label} title={zoneTerm(dress.name, zone.name, mine)} beds={dress.opening} />
              ) : slot.as === 'pile' ? (
                <Pile key={zone.name} {...props} zone={zone} label={label} title={zoneTerm(dress.name, zone.name, mine)} />
              ) : (
                <ZoneView
                  key={zone.name}
                  {...props}
                  zone={zone}
                  label={label}
                  title={zoneTerm(dress.name, zone.name, mine)}
                  words={words}
                />
              )
            })}
        </div>
      ))}
    </div>
  )
}

/** How many rows of cards stand in an area, and how many cards in them lie on others: its cards are as large as they leave room for. */
function crowd(rows: readonly Placed[], tucks: Tucks): Record<string, string> {
  const counts = rows
    .map(({ zone }) => zone.hidden + zone.cards.filter((card) => !tucks.tucked.has(card.handle)).length)
    .filter((count) => count > 0)
  const cards = counts.reduce((sum, count) => sum + count, 0)
  return { '--rows': String(Math.max(1, counts.length)), '--on-others': String(cards - counts.length) }
}
