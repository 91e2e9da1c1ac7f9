import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { PrintedCard } from '../cards/PrintedCard'
import { dress } from '../games/dresses'
import { api, Problem, type CardInDeck, type CardPhrase, type CardReading, type CardSet, type CardText, type GameOf, type Games } from '../net/api'
import { Leaving } from '../pages/Leaving'
import { useLoaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { go, guarded, place } from '../shell/route'
import { store, stored } from '../shell/stored'
import { Waiting } from '../shell/Waiting'
import { language } from '../words/language'
import { formatTerm } from '../words/terms'
import { t } from '../words/words'
import '../look/workshop.css'
import { CardEditor, type Editing } from './CardEditor'
import { CardProblems } from './CardProblems'
import { cardAt, freeName, isUnderstood, sourceOf, understoodText, writtenCards } from './cardText'
import { MeasureCard } from './MeasureCard'
import { ReadOutline } from './ReadOutline'
import { ShareSet } from './ShareSet'
import { StartFrom } from './StartFrom'
import { TryCard } from './TryCard'

/** What is shown before anything was read. */
const NOTHING: CardReading = { cards: [], diagnostics: [], lines: [] }

/** So long a pause in typing is, in milliseconds, after which the game reads what was written. */
const PAUSE = 300

/** The key of what was written last for a game and not saved. */
const draftOf = (game: string) => `workshop.${game}`

/** A place to write cards: what the game understands of them, how they look, how they play, and what they are worth. */
export function Workshop(props: { args: string[] }) {
  const [game = '', id] = props.args
  const loaded = useLoaded(async () => {
    const [games, cards, phrases, set] = await Promise.all([api.games(), api.cards(game), api.phrases(game), id === undefined ? null : api.cardSet(id)])
    const of = games.games.find((each) => each.name === game)
    if (of === undefined || (set !== null && set.game !== game)) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    return { games, of, cards, phrases, set }
  }, [game, id])
  return (
    <div class="page wide workshop" data-game={game}>
      <Waiting on={loaded}>{(all) => <Bench key={all.set?.id ?? 'new'} {...all} />}</Waiting>
    </div>
  )
}

interface Props {
  games: Games
  of: GameOf
  cards: CardText[]
  phrases: CardPhrase[]
  set: CardSet | null
}

function Bench(props: Props) {
  const { of: game, cards, set } = props
  const mine = set === null || set.mine
  const begun = useMemo(() => set?.text ?? withLikeAsked(draft(game.name), cards) ?? first(cards), [])
  const [text, setText] = useState(begun)
  const [name, setName] = useState(set?.name ?? t('workshop.new-set'))
  const [saved, setSaved] = useState({ text: set?.text ?? '', name: set?.name ?? '' })
  const [reading, setReading] = useState(NOTHING)
  const [readText, setReadText] = useState('')
  const [line, setLine] = useState(1)
  const [said, setSaid] = useState('')
  const [format, setFormat] = useState(game.formats[0]?.name ?? '')
  const [deck, setDeck] = useState('')
  const [picks, setPicks] = useState(false)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const editing = useRef<Editing | null>(null)
  const look = dress(game.name)
  const tell = (error: unknown) => setSaid(problemWords(error))
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      api.readCards(game.name, text).then(
        (there) => {
          if (current) {
            setReading(there)
            setReadText(text)
          }
        },
        (error: unknown) => current && tell(error),
      )
    }, PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, language.value])
  useEffect(() => {
    if (set === null && place.value.search.has('like')) {
      // The card has been begun; whoever loads the page anew does not begin it again.
      store(draftOf(game.name), begun)
      go(`/workshop/${game.name}`, true)
    }
  }, [])
  const lost = set !== null && mine && (text !== saved.text || name !== saved.name)
  useEffect(() => {
    guarded(lost ? (on) => setLeave(() => on) : null)
    return () => guarded(null)
  }, [lost])
  const written = useMemo(() => writtenCards(text), [text])
  const lines = useMemo(() => text.split('\n'), [text])
  const here = cardAt(written, line)
  const fresh = readText === text
  const understood = fresh && here !== undefined && isUnderstood(here, reading)
  const sound = useMemo(() => understoodText(readText, reading), [readText, reading])
  const asked: CardInDeck | null =
    understood ? { text: sound, card: here.card.name, format, ...(deck === '' ? {} : { deck: { ready: deck } }) } : null
  const decks = game.formats.find((each) => each.name === format)?.decks ?? []
  const take = (words: string) => {
    setText(words)
    if (set === null) {
      store(draftOf(game.name), words)
    }
  }
  const save = async (): Promise<CardSet | null> => {
    const words = { game: game.name, name, text }
    try {
      const kept = set === null || !mine ? await api.keepCardSet(words) : await api.changeCardSet(set.id, words)
      setSaved({ text, name })
      setSaid(t('workshop.saved'))
      guarded(null)
      if (set === null) {
        store(draftOf(game.name), '')
      }
      return kept
    } catch (error) {
      tell(error)
      return null
    }
  }
  const keep = async () => {
    const kept = await save()
    if (kept !== null && kept.id !== set?.id) {
      go(`/workshop/${game.name}/${kept.id}`, true)
    }
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault()
        void keep()
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  const remove = async () => {
    if (set !== null) {
      await api.dropCardSet(set.id).then(() => {
        guarded(null)
        go('/workshop')
      }, tell)
    }
  }
  return (
    <>
      <header class="row workshop-head">
        <h1>{t('workshop.title')}</h1>
        <label class="field grow">
          <span>{t('workshop.set')}</span>
          <input value={name} maxLength={30} readOnly={!mine} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="button" class="button primary" onClick={() => void keep()}>
          {mine ? t('workshop.save') : t('workshop.copy')}
        </button>
        <button type="button" class="button" disabled={!mine} onClick={() => setPicks(true)}>
          {t('workshop.from')}
        </button>
      </header>
      <p role="status">{said}</p>
      {mine ? null : <p class="note">{t('workshop.not-yours')}</p>}
      <div class="workshop-grid">
        <section class="sheet stack workshop-write" aria-labelledby="write-title">
          <div class="row">
            <h2 id="write-title">{t('workshop.write')}</h2>
            <a href={`/phrases/${game.name}`}>{t('workshop.phrases', { game: game.title })}</a>
          </div>
          <CardEditor
            game={game.name}
            text={begun}
            readOnly={!mine}
            phrases={props.phrases}
            diagnostics={fresh ? reading.diagnostics : []}
            onText={take}
            onLine={setLine}
            onReady={(can) => {
              editing.current = can
            }}
          />
          <CardProblems
            diagnostics={fresh ? reading.diagnostics : []}
            lines={lines}
            readOnly={!mine}
            onFix={(at, fix) => editing.current?.apply(at, fix)}
            onGo={(at, column) => editing.current?.go(at, column)}
          />
        </section>
        <section class="sheet stack workshop-shown" aria-labelledby="shown-title">
          <h2 id="shown-title">{here?.card.name ?? t('workshop.no-card')}</h2>
          {here === undefined ? null : (
            <div class="row workshop-cards">
              <PrintedCard card={here.card} dress={look} />
              {here.card.back === null ? null : <PrintedCard card={here.card} dress={look} back />}
            </div>
          )}
          <p role="status" class={understood ? 'is-good' : ''}>
            {!fresh ? t('workshop.reading') : understood ? t('workshop.understood') : here === undefined ? '' : t('workshop.not-understood')}
          </p>
        </section>
        <div class="stack workshop-use">
          <section class="sheet stack" aria-labelledby="deck-title">
            <h2 id="deck-title">{t('workshop.deck')}</h2>
            <label class="field">
              <span>{t('setup.format')}</span>
              <select
                value={format}
                onChange={(event) => {
                  setFormat(event.currentTarget.value)
                  setDeck('')
                }}
              >
                {game.formats.map((each) => (
                  <option key={each.name} value={each.name}>
                    {formatTerm(game.name, each.name)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{t('setup.deck')}</span>
              <select value={deck} onChange={(event) => setDeck(event.currentTarget.value)}>
                <option value="">{t('workshop.any-deck')}</option>
                {decks.map((each) => (
                  <option key={each} value={each} lang="en">
                    {each}
                  </option>
                ))}
              </select>
            </label>
          </section>
          <TryCard game={game.name} asked={asked} set={name} levels={props.games.levels} onLeave={async () => set === null || !lost || (await save()) !== null} />
          <MeasureCard game={game.name} asked={asked} />
          <ShareSet game={game.name} set={set} name={name} text={text} format={format} deck={deck} changed={lost} whole={fresh && reading.diagnostics.length === 0 && written.length > 0} onImport={mine ? (words) => editing.current?.replace(words) : null} onRemove={set !== null && mine ? remove : null} />
        </div>
        <section class="sheet stack workshop-read" aria-labelledby="read-title">
          <h2 id="read-title">{t('workshop.read')}</h2>
          {here === undefined || !fresh ? null : <ReadOutline game={game.name} written={here} reading={reading} lines={lines} />}
        </section>
      </div>
      {picks ? (
        <StartFrom
          cards={cards}
          onPick={(card) => {
            setPicks(false)
            editing.current?.append(copyOf(card, [...cards, ...written.map((each) => each.card)].map((each) => each.name)))
          }}
          onClose={() => setPicks(false)}
        />
      ) : null}
      {leave === null ? null : (
        <Leaving
          label={t('workshop.leave')}
          lead={t('workshop.leave.lead')}
          onKeep={async () => {
            if ((await save()) !== null) {
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

/** What was written last for a game and not saved; null where there is nothing. */
function draft(game: string): string | null {
  const kept = stored(draftOf(game))
  return kept === '' ? null : kept
}

/** What was written before, and behind it a copy of the card that the address names, to begin a card like it; null where there is neither. */
function withLikeAsked(before: string | null, cards: readonly CardText[]): string | null {
  const name = place.value.search.get('like')
  const like = cards.find((card) => card.name === name)
  if (like === undefined) {
    return before
  }
  const written = writtenCards(before ?? '').map((each) => each.card)
  const copy = `${copyOf(like, [...cards, ...written].map((card) => card.name))}\n`
  return before === null ? copy : `${before.trimEnd()}\n\n${copy}`
}

/** A card as somebody writes it who begins with it, under a name that is not taken. */
function copyOf(card: CardText, taken: readonly string[]): string {
  return sourceOf(card, freeName(card.name.split(/, | \/\/ /)[0] ?? card.name, taken))
}

/** What stands in the editor at a first visit: a short card of the game under another name. */
function first(cards: readonly CardText[]): string {
  const short = cards.find((card) => card.back === null && card.text.length === 1 && (card.text[0] ?? '').length < 90)
  return short === undefined ? '' : `${copyOf(short, cards.map((card) => card.name))}\n`
}
