import { useState } from 'preact/hooks'
import { kindOf } from '../cards/lore'
import { PrintedCard } from '../cards/PrintedCard'
import { printed } from '../cards/printed'
import { dress } from '../games/dresses'
import type { Dress } from '../games/dress'
import { api, type CardText } from '../net/api'
import { FaceText } from '../table/Zoom'
import { useLoaded } from '../shell/loaded'
import { place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { t, type Key } from '../words/words'
import { search } from './deck'
import '../look/gallery.css'

/** All cards of a game, to look at and to look for words in; with `?card=NAME` in the address, one of them. */
export function Cards(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(() => Promise.all([api.games(), api.cards(game)]), [game])
  return (
    <div class="page wide" data-game={game}>
      <Waiting on={loaded}>
        {([games, cards]) => {
          const title = games.games.find((each) => each.name === game)?.title ?? game
          const one = cards.find((each) => each.name === place.value.search.get('card'))
          return one === undefined ? (
            <Gallery cards={cards} dress={dress(game)} title={title} />
          ) : (
            <OneCard card={one} dress={dress(game)} title={title} />
          )
        }}
      </Waiting>
    </div>
  )
}

interface Facet {
  title: Key
  of: (card: CardText, dress: Dress) => string[]
}

/** What cards can be sorted out by, beside the words on them. */
const facets: readonly Facet[] = [
  { title: 'cards.kind', of: (card) => [kindOf(card.kind)] },
  {
    title: 'cards.color',
    of: (card, dress) => Object.keys(dress.shapes ?? {}).filter((each) => new RegExp(`\\b${each} \\d`).test(card.kind)),
  },
  {
    title: 'cards.cost',
    of: (card) =>
      printed(card.kind)
        .filter((each) => each.name === 'cost')
        .map((each) => String(each.now)),
  },
  { title: 'cards.set', of: (card) => [card.set] },
]

function Gallery(props: { cards: CardText[]; dress: Dress; title: string }) {
  const { cards, dress } = props
  const [words, setWords] = useState(place.value.search.get('q') ?? '')
  const [chosen, setChosen] = useState<Partial<Record<Key, string>>>({})
  const found = search(cards, words).filter((card) =>
    facets.every(({ title, of }) => chosen[title] === undefined || of(card, dress).includes(chosen[title])),
  )
  return (
    <>
      <header>
        <h1>{t('cards.title', { game: props.title })}</h1>
      </header>
      <div class="row filters">
        <label class="field grow">
          <span>{t('deck.search')}</span>
          <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
        </label>
        {facets.map(({ title, of }) => {
          const values = [...new Set(cards.flatMap((card) => of(card, dress)))].sort((one, other) =>
            one.localeCompare(other, undefined, { numeric: true }),
          )
          return values.length < 2 ? null : (
            <label key={title} class="field">
              <span>{t(title)}</span>
              <select
                value={chosen[title] ?? ''}
                onChange={(event) => {
                  const { [title]: _, ...others } = chosen
                  const value = event.currentTarget.value
                  setChosen(value === '' ? others : { ...others, [title]: value })
                }}
              >
                <option value="">{t('cards.any')}</option>
                {values.map((value) => (
                  <option key={value} value={value} lang={english()}>
                    {value}
                  </option>
                ))}
              </select>
            </label>
          )
        })}
      </div>
      <p class="note" role="status">
        {found.length === 0 ? t('cards.none') : t('deck.found', { count: found.length })}
      </p>
      <ul class="gallery">
        {found.map((card) => (
          <li key={`${card.name} ${card.number}`}>
            <a href={`${place.value.path}?card=${encodeURIComponent(card.name)}`}>
              <span class="unseen" lang={english()}>{`${card.name}, ${card.kind}`}</span>
              <PrintedCard card={card} dress={dress} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function OneCard(props: { card: CardText; dress: Dress; title: string }) {
  const { card, dress } = props
  return (
    <>
      <header>
        <p>
          <a href={place.value.path}>{t('cards.title', { game: props.title })}</a>
        </p>
        <h1 lang={english()}>{card.name}</h1>
        <p class="note">{[card.set, card.number].filter((each) => each !== '').join(', ')}</p>
      </header>
      <div class="one-card">
        <section class="one-face">
          <PrintedCard card={card} dress={dress} />
          <FaceText face={card} />
        </section>
        {card.back === null ? null : (
          <section class="one-face">
            <PrintedCard card={card} dress={dress} back />
            <h2 lang={english()}>{card.back.opening.replace(/:$/, '')}</h2>
            <FaceText face={card.back} />
          </section>
        )}
      </div>
    </>
  )
}
