import { useState } from 'preact/hooks'
import type { Dress } from '../games/dress'
import { english } from '../words/language'
import { term } from '../words/terms'
import { t, type Key } from '../words/words'
import { everything, type Facet, type Filter } from './facets'
import '../look/gallery.css'

/** How many facets stand beside the words at once; the others are a click away. */
const FIRST = 3

/** Facets that every game may have; all others are figures, in the words of their game. */
const titles: Readonly<Record<string, Key>> = {
  kind: 'cards.kind',
  color: 'cards.color',
  cost: 'cards.cost',
  requires: 'cards.requires',
  keyword: 'cards.keyword',
  trait: 'cards.trait',
  set: 'cards.set',
  rarity: 'cards.rarity',
}

function titleOf(facet: Facet, dress: Dress): string {
  const key = titles[facet.name]
  return key === undefined ? term(dress.name, facet.name) : t(key)
}

/** What cards are looked for: words, and every fact that is printed on them. */
export function Filters(props: { facets: readonly Facet[]; dress: Dress; filter: Filter; onChange: (filter: Filter) => void }) {
  const { facets, dress, filter, onChange } = props
  const [more, setMore] = useState(facets.slice(FIRST).some((each) => filter.chosen[each.name] !== undefined))
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = filter.chosen
    onChange({ ...filter, chosen: value === '' ? others : { ...others, [name]: value } })
  }
  const asked = filter.words !== '' || Object.keys(filter.chosen).length > 0
  return (
    <div class="stack filters" role="search">
      <div class="row">
        <label class="field grow">
          <span>{t('deck.search')}</span>
          <input type="search" value={filter.words} onInput={(event) => onChange({ ...filter, words: event.currentTarget.value })} />
        </label>
        {facets.slice(0, FIRST).map((facet) => (
          <Choice key={facet.name} facet={facet} title={titleOf(facet, dress)} value={filter.chosen[facet.name] ?? ''} onChoose={choose} />
        ))}
        {facets.length <= FIRST ? null : (
          <button type="button" class="button" aria-expanded={more} onClick={() => setMore(!more)}>
            {t(more ? 'cards.less' : 'cards.more')}
          </button>
        )}
        {asked ? (
          <button type="button" class="button quiet" onClick={() => onChange(everything)}>
            {t('cards.all')}
          </button>
        ) : null}
      </div>
      {more ? (
        <div class="row">
          {facets.slice(FIRST).map((facet) => (
            <Choice key={facet.name} facet={facet} title={titleOf(facet, dress)} value={filter.chosen[facet.name] ?? ''} onChoose={choose} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Choice(props: { facet: Facet; title: string; value: string; onChoose: (name: string, value: string) => void }) {
  const { facet } = props
  const numbers = facet.ordered ? facet.values.filter((each) => /^\d+$/.test(each)) : []
  return (
    <label class="field">
      <span>{props.title}</span>
      <select value={props.value} onChange={(event) => props.onChoose(facet.name, event.currentTarget.value)}>
        <option value="">{t('cards.any')}</option>
        {facet.values.map((value) => (
          <option key={value} value={value} lang={english()}>
            {value}
          </option>
        ))}
        {numbers.slice(1, -1).map((value) => (
          <option key={`≤${value}`} value={`≤${value}`}>
            {t('cards.most', { number: value })}
          </option>
        ))}
        {numbers.slice(1, -1).map((value) => (
          <option key={`≥${value}`} value={`≥${value}`}>
            {t('cards.least', { number: value })}
          </option>
        ))}
      </select>
    </label>
  )
}
