import { changed, figure, told } from '../cards/figure'
import { Icon } from '../cards/icons'
import { face, lore, type Face } from '../cards/lore'
import { pairsOf } from '../cards/printed'
import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'
import { WithRules } from '../rules/WithRules'
import { Dialog } from '../shell/Dialog'
import { english, language } from '../words/language'
import { term } from '../words/terms'
import { t } from '../words/words'
import { explanation, useExplained, type Explaining } from './explained'
import { LargeCard } from './LargeCard'
import { useReasons } from './reasons'
import { Room } from './Room'
import { isDrawn } from './standing'
import { WordList } from './WordList'

/** A card as text to read: both faces, its figures as they count, and where they come from. */
export function Zoom(props: {
  card: Card
  dress: Dress
  owner: string
  by: Explaining
  /** What one does with such a card where it lies. */
  deeds: readonly string[]
  onClose: () => void
}) {
  const { card, dress, by } = props
  const texts = lore(dress.name)
  const front = face(texts, card.card, false)
  const back = texts.get(card.card)?.back ?? null
  const marks = card.marks.filter((mark) => mark.name !== 'number' && !isDrawn(mark))
  return (
    <Dialog label={card.name} onClose={props.onClose}>
      <div class="zoom">
        <LargeCard card={card} dress={dress} class="zoom-card" />
        {by instanceof Room ? <Reasons room={by} card={card} deeds={props.deeds} /> : null}
        {card.card === card.name ? null : <p class="note" lang={english()}>{card.card}</p>}
        {front === null ? null : <FaceText face={front} dress={dress} />}
        {back === null ? null : (
          <>
            <h3 lang={english()}>{back.opening.replace(/:$/, '')}</h3>
            <FaceText face={back} dress={dress} />
          </>
        )}
        <dl class="figures">
          {card.stats.map((stat) => (
            <div key={stat.name}>
              <dt>{term(dress.name, stat.name)}</dt>
              <dd>
                <b>{figure(stat)}</b>
                {changed(stat) ? <span class="note"> {t('card.printed', { printed: stat.printed })}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
        {marks.length === 0 ? null : <p>{marks.map(told).join(' · ')}</p>}
        <p class="note">{t('card.owner', { name: props.owner })}</p>
        <WordList dress={dress} title={card.card} />
        <Sources by={by} card={card} />
      </div>
    </Dialog>
  )
}

export function FaceText(props: { face: Face; dress?: Dress }) {
  return (
    <div class="face-text" lang={english()}>
      <p class="note">{props.face.kind}</p>
      {props.dress === undefined ? null : <PairsSaid kind={props.face.kind} dress={props.dress} />}
      {props.face.text.map((line) => (line === '--' ? null : <p key={line}>{line}</p>))}
    </div>
  )
}

/** What the figures mean that are printed in pairs, such as `reward 5/0`. */
function PairsSaid(props: { kind: string; dress: Dress }) {
  const said = pairsOf(props.kind).flatMap(({ name, one, two }) => {
    const says = props.dress.pairSays?.[name]
    return says === undefined || (one === 0 && two === 0) ? [] : [{ words: `${name} ${one}/${two}`, says: t(says, { one, two }) }]
  })
  return said.length === 0 ? null : (
    <ul class="pairs note" lang={language.value}>
      {said.map((each) => (
        <li key={each.words}>
          <b lang={english()}>{each.words}</b>: {each.says}
        </li>
      ))}
    </ul>
  )
}

/** Where the figures come from. */
function Sources(props: { by: Explaining; card: Card }) {
  const figures = useExplained(props.by, props.card)
  return figures.length === 0 ? null : (
    <section class="sources">
      <h3>{t('card.explain')}</h3>
      <ul>
        {[...new Set(figures.map(explanation))].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  )
}

/** Why nothing can be done with the card now. */
function Reasons(props: { room: Room; card: Card; deeds: readonly string[] }) {
  const reasons = useReasons(props.room, props.card, props.deeds)
  return reasons === null ? null : (
    <section class="reasons">
      <h3>
        <Icon name="cross" /> {t('act.why')}
      </h3>
      <ul aria-live="polite">
        {reasons.map((each) => (
          <li key={each}>
            <WithRules text={each} game={props.room.game} beside />
          </li>
        ))}
      </ul>
    </section>
  )
}
