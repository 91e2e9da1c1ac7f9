import { useState } from 'preact/hooks'
import type { CardText, PositionMark } from '../net/api'
import { english } from '../words/language'
import { t } from '../words/words'
import { isKind, type SetUpCard } from './position'

interface Props {
  marks: readonly PositionMark[]
  card: SetUpCard
  cards: ReadonlyMap<string, CardText>
  onMark: (mark: string, value: unknown) => void
}

/** What a card carries, to be changed. */
export function CardMarks(props: Props) {
  return (
    <div class="row">
      {props.marks.map((mark) => (
        <MarkField key={mark.name} {...props} mark={mark} />
      ))}
    </div>
  )
}

function MarkField(props: Props & { mark: PositionMark }) {
  const { mark } = props
  const value = props.card.marks[mark.name]
  const set = (to: unknown) => props.onMark(mark.name, to)
  switch (mark.value) {
    case 'flag':
      return (
        <label class="check">
          <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked ? true : undefined)} />
          <span>{mark.label}</span>
        </label>
      )
    case 'amount':
      return (
        <label class="field short">
          <span>{mark.label}</span>
          <input type="number" min={0} max={mark.most ?? 99} value={typeof value === 'number' ? value : 0} onInput={(event) => set(event.currentTarget.valueAsNumber > 0 ? event.currentTarget.valueAsNumber : undefined)} />
        </label>
      )
    case 'words':
      return (
        <label class="field">
          <span>{mark.label}</span>
          <select value={typeof value === 'string' ? value : mark.words?.[0]} onChange={(event) => set(event.currentTarget.value)} lang={english()}>
            {mark.words?.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )
    case 'cards':
      return <MarkCards {...props} there={Array.isArray(value) ? value : []} onSet={(to) => set(to.length === 0 ? undefined : to)} />
  }
}

/** Cards that lie on or beneath a card. */
function MarkCards(props: Props & { mark: PositionMark; there: readonly unknown[]; onSet: (cards: unknown[]) => void }) {
  const { mark, there } = props
  const [words, setWords] = useState('')
  const fitting = [...props.cards.values()].filter((card) => (mark.takes ?? []).some((kind) => isKind(card, kind)))
  const found = fitting.find((card) => card.name.toLowerCase() === words.trim().toLowerCase())
  const list = `cards-${mark.name}`
  return (
    <div class="stack">
      <div class="row">
        <label class="field">
          <span>{mark.label}</span>
          <input value={words} list={list} lang={english()} onInput={(event) => setWords(event.currentTarget.value)} />
        </label>
        <datalist id={list}>
          {fitting.map((card) => (
            <option key={card.name} value={card.name} />
          ))}
        </datalist>
        <button
          type="button"
          class="button small"
          disabled={found === undefined}
          onClick={() => {
            if (found !== undefined) {
              props.onSet([...there, found.name])
              setWords('')
            }
          }}
        >
          {t('position.add')}
        </button>
      </div>
      {there.length === 0 ? null : (
        <ul class="row">
          {there.map((each, i) => {
            const name = typeof each === 'object' && each !== null && 'card' in each ? String(each.card) : String(each)
            return (
              <li key={`${name} ${i}`} class="row">
                <span lang={english()}>{name}</span>
                <button type="button" class="button small quiet" aria-label={`${t('position.remove')}: ${name}`} onClick={() => props.onSet(there.filter((_, at) => at !== i))}>
                  ×
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
