import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { everything, facetsOf, filtered } from '../cards/facets'
import { Filters } from '../cards/Filters'
import { CardGrid } from '../cards/CardGrid'
import { dress } from '../games/dresses'
import { api, Problem, type CardText, type DeckCheck, type GameOf } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { go, guarded, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { language } from '../words/language'
import { formatTerm } from '../words/terms'
import { t } from '../words/words'
import '../look/decks.css'
import { BringDeck, Report } from './BringDeck'
import { CardReader } from './CardReader'
import { changed, deckText, draft, size, type Draft, type Part } from './deck'
import { DeckFigures } from './DeckFigures'
import { DeckList } from './DeckList'
import { readDeck, type DeckRead } from './deckReading'
import { Leaving } from './Leaving'
import { PickCard } from './PickCard'
import { ShareDeck } from './ShareDeck'
import { WithRules } from '../rules/WithRules'

/** A deck on the bench: the gallery to take cards from on one side, the deck and what speaks against it on the other. */
export function DeckPage(props: { args: string[] }) {
  const [game = '', id = 'new'] = props.args
  const loaded = useLoaded(async () => {
    const [games, cards, ready, mine] = await Promise.all([api.games(), api.cards(game), api.decks(game), api.myDecks()])
    const of = games.games.find((each) => each.name === game)
    const kept = mine.find((each) => each.id === id)
    if (of === undefined || (kept === undefined && id !== 'new')) {
      throw new Problem(404, 'not-found', t(of === undefined ? 'missing.page' : 'deck.gone'))
    }
    const code = place.value.search.get('code')
    const read = code === null ? null : readDeck(code, game, cards)
    const from = place.value.search.get('from')
    const begun = kept?.deck ?? ready.find((deck) => deck.name === from)
    const empty: Draft = { name: '', plan: '', format: '', cards: new Map(), side: new Map() }
    const deck: Draft = begun !== undefined ? draft(begun) : read === null ? empty : { ...empty, ...cardsOf(read) }
    const known = of.formats.some((format) => format.name === deck.format)
    const made = of.formats.find((format) => format.decks.includes(deck.name)) ?? of.formats[0]
    return { of, cards, deck: { ...deck, format: known ? deck.format : (made?.name ?? '') }, kept: kept?.id ?? null, read }
  }, [game, id])
  return (
    <div class="page wide bench-page" data-game={game}>
      <Waiting on={loaded}>{(all) => <Bench game={all.of} cards={all.cards} begin={all.deck} kept={all.kept} read={all.read} />}</Waiting>
    </div>
  )
}

function cardsOf(read: DeckRead): Pick<Draft, 'name' | 'plan' | 'format' | 'cards' | 'side'> {
  return { name: read.name, plan: read.plan, format: read.format, cards: read.cards, side: read.side }
}

function Bench(props: { game: GameOf; cards: CardText[]; begin: Draft; kept: string | null; read: DeckRead | null }) {
  const { game, cards } = props
  const [deck, setDeck] = useState(props.begin)
  const [filter, setFilter] = useState(everything)
  const [check, setCheck] = useState<DeckCheck | null>(null)
  const [said, setSaid] = useState('')
  const [tab, setTab] = useState<'cards' | 'deck'>(size(props.begin.cards) === 0 ? 'cards' : 'deck')
  const [part, setPart] = useState<Part>('cards')
  const [reading, setReading] = useState<CardText | null>(null)
  const [report, setReport] = useState<DeckRead | null>(props.read)
  const [before, setBefore] = useState<Draft | null>(null)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const dragged = useRef<{ card: string; from: Part | null } | null>(null)
  const text = deckText(deck)
  const saved = useRef(text)
  const look = dress(game.name)
  const facets = useMemo(() => facetsOf(cards, look), [cards])
  const found = useMemo(() => filtered(cards, facets, filter), [cards, facets, filter])
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
  const lost = text !== saved.current
  useEffect(() => {
    guarded(lost ? (on) => setLeave(() => on) : null)
    return () => guarded(null)
  }, [lost])
  const change = (card: string, by: number, to: Part = part) => setDeck((now) => ({ ...now, [to]: changed(now[to], card, by) }))
  const drop = (to: Part | null) => {
    const held = dragged.current
    dragged.current = null
    if (held !== null && held.from !== to) {
      if (held.from !== null) {
        change(held.card, -1, held.from)
      }
      if (to !== null) {
        change(held.card, 1, to)
      }
    }
  }
  const tell = (error: unknown) => setSaid(problemWords(error))
  const keep = async (): Promise<string | null> => {
    try {
      const kept = props.kept === null ? await api.keepDeck(game.name, text) : await api.changeDeck(props.kept, game.name, text)
      saved.current = text
      guarded(null)
      setSaid(t('deck.saved'))
      return kept.id
    } catch (error) {
      tell(error)
      return null
    }
  }
  const save = async () => {
    const id = await keep()
    if (id !== null && props.kept === null) {
      go(`/decks/${game.name}/${id}`, true)
    }
  }
  const remove = async () => {
    if (props.kept !== null) {
      await api.dropDeck(props.kept).then(() => {
        guarded(null)
        go('/decks')
      }, tell)
    }
  }
  const bring = (typed: string) => {
    const read = readDeck(typed, game.name, cards)
    setReport(read)
    if (size(read.cards) + size(read.side) > 0) {
      setBefore(deck)
      const known = game.formats.some((format) => format.name === read.format)
      setDeck({ ...cardsOf(read), name: read.name || deck.name, format: known ? read.format : deck.format })
    }
  }
  return (
    <>
      <header>
        <h1>{deck.name.trim() || t('deck.new', { game: game.title })}</h1>
      </header>
      <div class="row bench-tabs">
        <button type="button" class="button" aria-pressed={tab === 'cards'} onClick={() => setTab('cards')}>
          {t('deck.tab.cards')}
        </button>
        <button type="button" class="button" aria-pressed={tab === 'deck'} onClick={() => setTab('deck')}>
          {t('deck.tab.deck', { count: size(deck.cards) })}
        </button>
      </div>
      <div class={`bench shows-${tab}`}>
        <section
          class="stack finder"
          aria-label={t('deck.tab.cards')}
          onDragOver={(event) => dragged.current?.from != null && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            drop(null)
          }}
        >
          <Filters facets={facets} dress={look} filter={filter} onChange={setFilter} />
          <div class="row">
            <p class="note" role="status">
              {found.length === 0 ? t('cards.none') : t('deck.found', { count: found.length })}
            </p>
            <label class="row">
              <span class="note">{t('deck.into')}</span>
              <select class="small-select" value={part} onChange={(event) => setPart(event.currentTarget.value as Part)}>
                <option value="cards">{t('deck.main')}</option>
                <option value="side">{t('deck.side')}</option>
              </select>
            </label>
          </div>
          <CardGrid items={found} label={t('deck.gallery')} keyOf={(card) => `${card.name} ${card.number}`}>
            {(card) => (
              <PickCard
                card={card}
                dress={look}
                count={deck[part].get(card.name) ?? 0}
                onAdd={() => change(card.name, 1)}
                onRemove={() => change(card.name, -1)}
                onRead={() => setReading(card)}
                onDrag={(held) => {
                  dragged.current = held ? { card: card.name, from: null } : null
                }}
              />
            )}
          </CardGrid>
        </section>
        <section
          class="stack panel"
          aria-label={t('deck.title')}
          onDragOver={(event) => dragged.current?.from === null && event.preventDefault()}
          onDrop={(event) => {
            // A card of the gallery that meets none of the lists goes where a click would put it.
            if (dragged.current?.from === null) {
              event.preventDefault()
              drop(part)
            }
          }}
        >
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
                <button type="button" class="button" onClick={() => void remove()}>
                  {t('deck.delete')}
                </button>
              </>
            )}
            <span role="status">{said}</span>
          </div>
          {report === null ? null : (
            <Report
              read={report}
              game={game.name}
              onTake={(missed, card) => {
                change(card, missed.count, missed.side ? 'side' : 'cards')
                setReport({ ...report, missed: report.missed.filter((each) => each !== missed) })
              }}
              onBack={
                before === null
                  ? null
                  : () => {
                      setDeck(before)
                      setBefore(null)
                      setReport(null)
                    }
              }
              onClose={() => setReport(null)}
            />
          )}
          <Legality deck={deck} check={check} game={game.name} />
          {check === null ? null : <DeckFigures check={check} hand={look.opening} />}
          {(['cards', 'side'] as const).map((which) => (
            <DeckList
              key={which}
              title={t(which === 'side' ? 'deck.side' : 'deck.main')}
              counts={deck[which]}
              cards={cards}
              objections={check?.objections ?? []}
              onChange={(card, by) => change(card, by, which)}
              onRead={setReading}
              onDrag={(card) => {
                dragged.current = card === null ? null : { card, from: which }
              }}
              mayDrop={() => dragged.current !== null && dragged.current.from !== which}
              onDrop={() => drop(which)}
            />
          ))}
          <ShareDeck game={game.name} deck={deck} />
          <BringDeck onBring={bring} />
        </section>
      </div>
      {reading === null ? null : (
        <CardReader card={reading} dress={look} onAdd={(to) => change(reading.name, 1, to)} onClose={() => setReading(null)} />
      )}
      {leave === null ? null : (
        <Leaving
          label={t('deck.leave')}
          lead={t('deck.leave.lead')}
          onKeep={async () => {
            if ((await keep()) === null) {
              setLeave(null)
            } else {
              leave()
            }
          }}
          onLeave={leave}
          onStay={() => setLeave(null)}
        />
      )}
    </>
  )
}

/** What speaks against the deck, each reason with the rule that it comes from. */
function Legality(props: { deck: Draft; check: DeckCheck | null; game: string }) {
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
    <div role="status">
      <ul class="sheet wrong">
        {check.objections.map((each) => (
          <li key={each.words}>
            <WithRules text={each.words} game={props.game} />
          </li>
        ))}
      </ul>
    </div>
  )
}
