import { useMemo } from 'preact/hooks'
import { asked, facetsOf, filtered, query } from '../cards/facets'
import { CardGrid } from '../cards/CardGrid'
import { Filters } from '../cards/Filters'
import { PrintedCard } from '../cards/PrintedCard'
import { dress } from '../games/dresses'
import type { Dress } from '../games/dress'
import { api, type CardText } from '../net/api'
import { addressOf } from './addresses'
import { CardReferences } from '../rules/CardReferences'
import { FaceText } from '../table/Zoom'
import { useLoaded } from '../shell/loaded'
import { go, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { t } from '../words/words'

/**
 * All cards of a game, to look at and to look for: what is looked for stands in the address. With `?card=NAME` there,
 * one of them.
 */
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

function Gallery(props: { cards: CardText[]; dress: Dress; title: string }) {
  const { cards, dress } = props
  const facets = useMemo(() => facetsOf(cards, dress), [cards, dress])
  const filter = asked(place.value.search)
  const found = filtered(cards, facets, filter)
  return (
    <>
      <header>
        <h1>{t('cards.title', { game: props.title })}</h1>
        <p>
          <a href={`/phrases/${dress.name}`}>{t('phrases.title', { game: props.title })}</a> · <a href={`/workshop/${dress.name}`}>{t('workshop.for', { game: props.title })}</a> · <a href={`/position/${dress.name}`}>{t('position.of')}</a>
        </p>
      </header>
      <Filters facets={facets} dress={dress} filter={filter} onChange={(next) => go(place.value.path + query(next), true)} />
      <p class="note" role="status">
        {found.length === 0 ? t('cards.none') : t('deck.found', { count: found.length })}
      </p>
      <CardGrid items={found} keyOf={(card) => `${card.name} ${card.number}`}>
        {(card) => (
          <a href={addressOf(dress.name, card)}>
            <span class="unseen" lang={english()}>{`${card.name}, ${card.kind}`}</span>
            <PrintedCard card={card} dress={dress} />
          </a>
        )}
      </CardGrid>
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
        <p>
          <a href={`/workshop/${dress.name}?like=${encodeURIComponent(card.name)}`}>{t('workshop.like')}</a>
        </p>
      </header>
      <div class="card-page">
        <div class="one-card">
          <section class="one-face">
            <PrintedCard card={card} dress={dress} />
            <FaceText face={card} dress={dress} />
          </section>
          {card.back === null ? null : (
            <section class="one-face">
              <PrintedCard card={card} dress={dress} back />
              <h2 lang={english()}>{card.back.opening.replace(/:$/, '')}</h2>
              <FaceText face={card.back} dress={dress} />
            </section>
          )}
        </div>
        <CardReferences game={dress.name} card={card} />
      </div>
    </>
  )
}
