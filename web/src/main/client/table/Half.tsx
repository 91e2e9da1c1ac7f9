import type { Standing } from '../cards/CardView'
import type { Dress } from '../games/dress'
import type { Card, Side } from '../net/messages'
import { zoneTerm } from '../words/terms'
import { t } from '../words/words'
import { Beds } from './Beds'
import { Pile } from './Pile'
import { placed, type Placed } from './sides'
import type { Tucks } from './tucks'
import { CROWD, MANY, ZoneView } from './ZoneView'

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
  const zones = placed(dress, side).filter((each) => each.slot.as !== 'band')
  const areas = [...new Set(zones.map((each) => each.slot.area))]
  return (
    <div class={`half ${mine ? 'half-mine' : 'half-theirs'}`}>
      {areas.map((area) => (
        <div key={area} {...crowd(area, zones.filter((each) => each.slot.area === area && each.slot.as === 'row'), props.tucks)}>
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

/** How many cards of a zone lie beside each other: what lies under another takes no room of its own. */
function lyingOpen({ zone }: Placed, tucks: Tucks): number {
  return zone.hidden + zone.cards.filter((card) => !tucks.tucked.has(card.handle)).length
}

/** How many rows of cards stand in an area, and how many cards in them lie on others: its cards are as large as they leave room for. */
function crowd(area: string, rows: readonly Placed[], tucks: Tucks) {
  const counts = rows.map((each) => lyingOpen(each, tucks)).filter((count) => count > 0)
  const others = (of: readonly number[]) => String(of.reduce((sum, count) => sum + count - 1, 0))
  const halved = counts.map((count) => (count >= MANY ? Math.ceil(count / 2) : count))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const names = ['area', `area-${area}`, counts.some((count) => count >= MANY) ? 'has-many' : '', all >= MANY ? 'from-5' : '', all >= CROWD ? 'from-7' : '']
  return {
    class: names.join(' '),
    style: { '--rows': String(Math.max(1, counts.length)), '--on-others': others(counts), '--on-others-2': others(halved) },
  }
}
