import { Icon } from '../cards/icons'
import type { Dress } from '../games/dress'
import { t } from '../words/words'

interface Props {
  dress: Dress
  /** The lane that is shown, where there is room for one alone. */
  shown: string
  /** The lanes in which something can be chosen now. */
  asked: ReadonlySet<string>
  /** How one is with what lies in a lane, in a word or two. */
  states: Readonly<Record<string, string>>
  onShow: (lane: string) => void
}

/** On narrow pages: which lane of the table is shown. A sign tells in which of the others something can be chosen. */
export function Lanes(props: Props) {
  return (
    <div class="lanes" role="group" aria-label={t('lane.label')}>
      {props.dress.lanes?.map((lane) => (
        <button
          key={lane.name}
          type="button"
          class="lane-button"
          aria-pressed={lane.name === props.shown}
          onClick={() => props.onShow(lane.name)}
        >
          <span class="lane-says">
            {t(lane.title)}
            {props.states[lane.name] === undefined ? null : <small>{props.states[lane.name]}</small>}
          </span>
          {props.asked.has(lane.name) ? (
            <>
              <Icon name="target" />
              <span class="unseen">{t('card.target')}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  )
}
