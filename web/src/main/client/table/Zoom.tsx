import { useEffect, useState } from 'preact/hooks'
import { CardFace } from '../cards/CardFace'
import { changed, figure, told } from '../cards/figure'
import { face, lore, type Face } from '../cards/lore'
import { facesOf } from '../cards/pictures'
import type { Dress } from '../games/dress'
import type { Card, Explanation } from '../net/messages'
import { Dialog } from '../shell/Dialog'
import { english } from '../words/language'
import { term } from '../words/terms'
import { t } from '../words/words'
import { meant } from './intent'
import type { Room } from './Room'
import { isDrawn } from './standing'

/** A card as text to read: both faces, its figures as they count, and where they come from. */
export function Zoom(props: {
  card: Card
  dress: Dress
  owner: string
  room: Room | null
  /** What one does with such a card there, by its line of kind and figures. */
  deeds: (line: string) => readonly string[]
  onClose: () => void
}) {
  const { card, dress, room } = props
  const texts = lore(dress.name)
  const front = face(texts, card.card, false)
  const back = texts.get(card.card)?.back ?? null
  const turned = card.marks.some((mark) => mark.name === 'back' || mark.name === 'boosted')
  const up = face(texts, card.card, turned)
  const colour = card.marks.find((mark) => mark.name === 'colors')?.value.split(', ')[0]
  const marks = card.marks.filter((mark) => mark.name !== 'number' && !isDrawn(mark))
  return (
    <Dialog label={card.name} onClose={props.onClose}>
      <div class="zoom">
        <span class={`card is-printed zoom-card tone-${colour ?? dress.kind(up?.kind ?? '').tone}`} aria-hidden="true">
          <CardFace name={card.name} faces={facesOf(card)} face={up} stats={card.stats} colour={colour} dress={dress} />
        </span>
        {card.card === card.name ? null : <p class="note" lang={english()}>{card.card}</p>}
        {front === null ? null : <FaceText face={front} />}
        {back === null ? null : (
          <>
            <h3 lang={english()}>{back.opening.replace(/:$/, '')}</h3>
            <FaceText face={back} />
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
        {room === null ? null : <Sources room={room} card={card} deeds={props.deeds(front?.kind ?? '')} />}
      </div>
    </Dialog>
  )
}

export function FaceText(props: { face: Face }) {
  return (
    <div class="face-text" lang={english()}>
      <p class="note">{props.face.kind}</p>
      {props.face.text.map((line) => (line === '--' ? null : <p key={line}>{line}</p>))}
    </div>
  )
}

/** Where the figures come from, and why nothing can be done with a card: asked of the server on demand. */
function Sources(props: { room: Room; card: Card; deeds: readonly string[] }) {
  const [lines, setLines] = useState<readonly string[] | null>(null)
  useEffect(() => setLines(null), [props.card.handle])
  const explain = async () => {
    const answer = await props.room.ask({ type: 'explain', card: props.card.handle })
    setLines(answer.type === 'answer' ? answer.explanations.length > 0 ? answer.explanations.map(line) : answer.words : [answer.message])
  }
  const why = async () => {
    const said: string[] = []
    for (const move of inMind) {
      const answer = await props.room.ask({ type: 'why', move })
      said.push(...(answer.type === 'answer' ? answer.words : [answer.message]))
    }
    setLines(said.length > 0 ? [...new Set(said)] : [t('act.why.none')])
  }
  const inMind = meant(props.room.moves.value, props.room.path.value, props.card, props.deeds)
  return (
    <>
      <div class="row">
        <button type="button" class="button" onClick={() => void explain()}>
          {t('card.explain')}
        </button>
        {inMind.length > 0 ? (
          <button type="button" class="button" onClick={() => void why()}>
            {t('act.why')}
          </button>
        ) : null}
      </div>
      <ul class="sources" aria-live="polite">
        {lines?.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}

function line(each: Explanation): string {
  const changes = each.changes.length === 0 ? '' : `; ${each.changes.join('; ')}`
  return `${each.figure} ${each.now}: ${t('card.printed', { printed: each.printed })}${changes}`
}
