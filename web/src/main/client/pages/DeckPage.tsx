import { useEffect, useState } from 'preact/hooks'
import { dress } from '../games/dresses'
import { api, Problem, type CardText, type DeckCheck, type GameOf } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { go, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { english, language } from '../words/language'
import { formatTerm } from '../words/terms'
import { t } from '../words/words'
import '../look/decks.css'
import { search } from '../cards/facets'
import { changed, deckText, draft, size, type Draft } from './deck'
import { DeckFigures } from './DeckFigures'

const MOST = 60

/** A deck on the bench: cards to choose from on one side, the deck and what speaks against it on the other. */
export function DeckPage(props: { args: string[] }) {
  const [game = '', id = 'new'] = props.args
  const loaded = useLoaded(async () => {
    const [games, cards, ready, mine] = await Promise.all([api.games(), api.cards(game), api.decks(game), api.myDecks()])
    const of = games.games.find((each) => each.name === game)
    if (of === undefined) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    const from = place.value.search.get('from')
    const kept = mine.find((each) => each.id === id)
    const begun = kept?.deck ?? ready.find((deck) => deck.name === from)
    const empty: Draft = { name: '', plan: '', format: of.formats[0]?.name ?? '', cards: new Map(), side: new Map() }
    const deck = begun === undefined ? empty : draft(begun)
    const made = of.formats.find((format) => format.decks.includes(deck.name)) ?? of.formats[0]
    return { of, cards, deck: { ...deck, format: deck.format || (made?.name ?? '') }, kept: kept?.id ?? null }
  }, [game, id])
  return (
    <div class="page wide" data-game={game}>
      <Waiting on={loaded}>{(all) => <Bench game={all.of} cards={all.cards} begin={all.deck} kept={all.kept} />}</Waiting>
    </div>
  )
}

function Bench(props: { game: GameOf; cards: CardText[]; begin: Draft; kept: string | null }) {
  const { game } = props
  const [deck, setDeck] = useState(props.begin)
  const [words, setWords] = useState('')
  const [check, setCheck] = useState<DeckCheck | null>(null)
  const [said, setSaid] = useState('')
  const text = deckText(deck)
  useEffect(() => {
    if (deck.cards.size === 0) {
      setCheck(null)
      return
    }
    let current = true
    const timer = setTimeout(() => {
      api.checkDeck(game.name, deck.format, text).then(
        (result) => current && setCheck(result),
        (error: unknown) => current && setSaid(error instanceof Problem ? error.message : ''),
      )
    }, 250)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, language.value])
  const found = search(props.cards, words)
  const add = (card: string, side = false) =>
    setDeck((now) => (side ? { ...now, side: changed(now.side, card, 1) } : { ...now, cards: changed(now.cards, card, 1) }))
  const remove = (card: string, side: boolean) =>
    setDeck((now) => (side ? { ...now, side: changed(now.side, card, -1) } : { ...now, cards: changed(now.cards, card, -1) }))
  const tell = (error: unknown) => setSaid(error instanceof Problem && error.message !== '' ? error.message : t('load.failed'))
  const save = async () => {
    try {
      const kept = props.kept === null ? await api.keepDeck(game.name, text) : await api.changeDeck(props.kept, game.name, text)
      setSaid(t('deck.saved'))
      if (props.kept === null) {
        go(`/decks/${game.name}/${kept.id}`, true)
      }
    } catch (error) {
      tell(error)
    }
  }
  const drop = async () => {
    if (props.kept !== null) {
      await api.dropDeck(props.kept).then(() => go('/decks'), tell)
    }
  }
  const read = async (typed: string) => {
    try {
      setDeck({ ...draft((await api.checkDeck(game.name, deck.format, typed)).deck), format: deck.format })
      setSaid('')
    } catch (error) {
      tell(error)
    }
  }
  return (
    <>
      <header>
        <h1>{deck.name || t('deck.title')}</h1>
      </header>
      <div class="bench">
        <section class="stack finder" aria-label={t('deck.search')}>
          <label class="field">
            <span>{t('deck.search')}</span>
            <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
          </label>
          <p class="note" role="status">
            {t('deck.found', { count: found.length })}
          </p>
          <ul class="list found" tabIndex={0} aria-label={t('deck.search')}>
            {found.slice(0, MOST).map((card) => (
              <Found key={card.name} card={card} count={deck.cards.get(card.name) ?? 0} side={game.formats.length > 0} onAdd={add} />
            ))}
          </ul>
        </section>
        <section class="stack" aria-label={t('deck.title')}>
          <div class="row">
            <label class="field grow">
              <span>{t('deck.name')}</span>
              <input value={deck.name} maxLength={60} onInput={(event) => setDeck({ ...deck, name: event.currentTarget.value })} />
            </label>
            <label class="field">
              <span>{t('setup.format')}</span>
              <select value={deck.format} onChange={(event) => setDeck({ ...deck, format: event.currentTarget.value })}>
                {game.formats.map((format) => (
                  <option key={format.name} value={format.name}>
                    {formatTerm(game.name, format.name)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div class="row">
            <button type="button" class="button primary" onClick={() => void save()}>
              {t('deck.save')}
            </button>
            {props.kept === null ? null : (
              <>
                <a class="button" href={`/new/${game.name}?deck=${props.kept}`}>
                  {t('deck.play')}
                </a>
                <button type="button" class="button" onClick={() => void drop()}>
                  {t('deck.delete')}
                </button>
              </>
            )}
            <span role="status">{said}</span>
          </div>
          <Legality deck={deck} check={check} />
          <CardList title={t('deck.main')} counts={deck.cards} onRemove={(card) => remove(card, false)} onAdd={(card) => add(card)} />
          {deck.side.size === 0 ? null : (
            <CardList title={t('deck.side')} counts={deck.side} onRemove={(card) => remove(card, true)} onAdd={(card) => add(card, true)} />
          )}
          {check === null ? null : <DeckFigures check={check} hand={dress(game.name).opening} />}
          <AsText text={text} onUse={read} />
        </section>
      </div>
    </>
  )
}

function Found(props: { card: CardText; count: number; side: boolean; onAdd: (card: string, side?: boolean) => void }) {
  const { card } = props
  return (
    <li>
      <details>
        <summary>
          <b lang={english()}>{card.name}</b> {props.count > 0 ? <span class="note">×{props.count}</span> : null}
          <br />
          <span class="note" lang={english()}>{card.kind}</span>
        </summary>
        {card.text.filter((line) => line !== '--').map((line) => (
          <p key={line} lang={english()}>{line}</p>
        ))}
        {card.back === null ? null : (
          <>
            <p class="note" lang={english()}>
              {card.back.opening} {card.back.kind}
            </p>
            {card.back.text.map((line) => (
              <p key={line} lang={english()}>{line}</p>
            ))}
          </>
        )}
        <button type="button" class="button small" onClick={() => props.onAdd(card.name, true)} aria-label={`${t('deck.to-side')}: ${card.name}`}>
          {t('deck.to-side')}
        </button>
      </details>
      <button type="button" class="button small" onClick={() => props.onAdd(card.name)} aria-label={t('deck.add', { name: card.name })}>
        +
      </button>
    </li>
  )
}

function Legality(props: { deck: Draft; check: DeckCheck | null }) {
  const { check } = props
  if (size(props.deck.cards) === 0) {
    return <p class="note">{t('deck.empty')}</p>
  }
  if (check === null) {
    return (
      <p class="note" role="status">
        {t('deck.check')}
      </p>
    )
  }
  return check.objections.length === 0 ? (
    <p class="legal" role="status">
      ✓ {t('deck.legal')}
    </p>
  ) : (
    <ul class="sheet wrong" role="status">
      {check.objections.map((each) => (
        <li key={each.words}>{each.words}</li>
      ))}
    </ul>
  )
}

function CardList(props: { title: string; counts: ReadonlyMap<string, number>; onAdd: (card: string) => void; onRemove: (card: string) => void }) {
  const cards = [...props.counts].sort(([a], [b]) => a.localeCompare(b))
  return (
    <div class="sheet stack">
      <h2>
        {props.title} <span class="note">{t('deck.size', { count: size(props.counts) })}</span>
      </h2>
      <ul class="deck-cards">
        {cards.map(([card, count]) => (
          <li key={card}>
            <span>
              <b>{count}</b> <span lang={english()}>{card}</span>
            </span>
            <button type="button" class="button small quiet" onClick={() => props.onRemove(card)} aria-label={t('deck.remove', { name: card })}>
              −
            </button>
            <button type="button" class="button small quiet" onClick={() => props.onAdd(card)} aria-label={t('deck.add', { name: card })}>
              +
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AsText(props: { text: string; onUse: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <details class="sheet">
      <summary>{t('deck.text')}</summary>
      <label class="field">
        <span>{t('deck.text')}</span>
        <textarea rows={12} value={typed ?? props.text} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <div class="row">
        <button
          type="button"
          class="button small"
          disabled={typed === null}
          onClick={() => {
            props.onUse(typed ?? props.text)
            setTyped(null)
          }}
        >
          {t('deck.text.use')}
        </button>
        <button type="button" class="button small" onClick={() => void navigator.clipboard.writeText(typed ?? props.text)}>
          {t('deck.text.copy')}
        </button>
      </div>
    </details>
  )
}
