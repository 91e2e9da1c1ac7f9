import type { Dress } from '../games/dress'
import type { Stat } from '../net/messages'
import { english } from '../words/language'
import { term } from '../words/terms'
import { t } from '../words/words'
import { colourWords } from './colours'
import { changed, figure } from './figure'
import { Icon, type IconName } from './icons'
import { kindWords, type Face } from './lore'
import { Picture } from './Picture'
import { colourOf, needs, printed, type Need } from './printed'

interface Props {
  name: string
  /** The number of a card among those of its name. */
  number?: string | undefined
  /** Names under which its picture is looked up, the most particular first. */
  faces: readonly string[]
  face: Face | null
  /** Figures as they count now; what is not among them counts as printed. */
  stats: readonly Stat[]
  /** The colour that it counts as now, where cards have colours. */
  colour?: string | undefined
  dress: Dress
  /** Whose drawings it is drawn with, where not those of its game. */
  art?: string
  /** Whether it is shown to be read: where it is large enough, each figure then says what it is. */
  worded?: boolean
}

/** What is drawn of a card: its name on top, figures down the left edge, picture, words. Whoever cannot see it gets a label beside it. */
export function CardFace(props: Props) {
  const { dress, face } = props
  const line = face?.kind ?? ''
  const stats = [...props.stats, ...printed(line, dress.shapes).filter((stat) => !props.stats.some((each) => each.name === stat.name))]
  const cost = stats.find((stat) => stat.name === 'cost')
  const main = stats.filter((stat) =>
    dress.main === 'all' ? stat.name !== 'cost' : dress.main.includes(stat.name),
  )
  const prize = stats.find((stat) => stat.name === dress.prize)
  const asked = dress.shapes === undefined ? [] : needs(line)
  const shape = dress.shapes?.[props.colour ?? colourOf(line) ?? '']
  const free = /\bcost X\b/.test(line)
  const costs = term(dress.name, 'cost')
  const price = cost === undefined || (free && cost.now === 0) ? 'X' : figure(cost)
  const worded = props.worded === true
  return (
    <>
      <span class="card-in" aria-hidden="true" style={{ '--letters': String(props.name.length + (props.number === undefined ? 0 : 2)), '--word': String(Math.max(...props.name.split(/[ -]/).map((word) => word.length))) }}>
        <span class="card-head">
          <span class="card-name" lang={english()}>
            {props.name}
            {props.number === undefined ? null : <b class="card-number"> {props.number}</b>}
          </span>
        </span>
        <Picture game={props.art ?? dress.name} faces={props.faces} face={face} icon={dress.kind(line).icon} />
        <span class={`card-panel ${length(face)}`} lang={english()} data-more={t('card.more')}>
          <span class="card-kind">{kindWords(line, dress)}</span>
          {face?.text.map((words, i) => (words === '--' ? null : <span key={i}>{words}</span>))}
        </span>
      </span>
      <span class="card-spine" aria-hidden="true">
        {main.map((stat) => (
          <Plate key={stat.name} stat={stat} game={dress.name} icon={shape ?? dress.stats[stat.name]} worded={worded} />
        ))}
        {main.length > 0 ? null : asked.map((need) => <NeedPlate key={need.colour} need={need} dress={dress} class="card-stat" worded={worded} />)}
      </span>
      {main.length === 0 || asked.length === 0 ? null : (
        <span class="card-needs" aria-hidden="true">
          {t('card.needs')}
          {asked.map((need) => (
            <NeedPlate key={need.colour} need={need} dress={dress} class="card-need" worded={false} />
          ))}
        </span>
      )}
      {cost === undefined && !free ? null : (
        <span class={cost !== undefined && changed(cost) ? 'card-cost is-changed' : 'card-cost'} title={`${costs} ${price}`} aria-hidden="true">
          {price}
          {worded ? <span class="card-cost-word">{costs}</span> : null}
        </span>
      )}
      {prize === undefined ? null : (
        <span class={`card-prize ${turned(prize)}`} title={`${term(dress.name, prize.name)} ${figure(prize)}`} aria-hidden="true">
          <Icon name={dress.stats[prize.name] ?? 'trophy'} />
          {figure(prize)}
          {worded ? <span class="card-word">{term(dress.name, prize.name)}</span> : null}
        </span>
      )}
    </>
  )
}

/** Long texts are set smaller, so that they find their room; whoever wants to read them has the card shown large. */
function length(face: Face | null): '' | 'is-long' | 'is-longest' {
  const letters = (face?.text ?? []).join(' ').length
  return letters > 90 ? 'is-longest' : letters > 52 ? 'is-long' : ''
}

/** A figure on a plate of its own: sign, outline and place say which it is, not its colour alone, and so do words where there is room, or under the pointer. */
function Plate(props: { stat: Stat; game: string; icon: IconName | undefined; worded: boolean }) {
  const { stat, icon } = props
  const word = term(props.game, stat.name)
  return (
    <span class={`card-stat stat-${stat.name.replace(/\W+/g, '-')} ${turned(stat)}`} title={`${word} ${figure(stat)}`}>
      {icon === undefined ? <span class="card-stat-name">{stat.name}</span> : <Icon name={icon} />}
      <b>{figure(stat)}</b>
      {props.worded && icon !== undefined ? <span class="card-word">{word}</span> : null}
    </span>
  )
}

/** So much of a colour, with the shape of that colour. */
function NeedPlate(props: { need: Need; dress: Dress; class: string; worded: boolean }) {
  const { need, dress } = props
  const word = colourWords(need.colour)
  return (
    <span class={`${props.class} tone-${need.colour}`} title={`${t('card.needs')} ${need.number} ${word}`}>
      <Icon name={dress.shapes?.[need.colour] ?? 'any'} />
      <b>{need.number}</b>
      {props.worded ? <span class="card-word">{word}</span> : null}
    </span>
  )
}

function turned(stat: Stat): string {
  return changed(stat) ? (stat.now > stat.printed ? 'is-up' : 'is-down') : ''
}
