import { useEffect, useMemo, useState } from 'preact/hooks'
import { everything, facetsOf, filtered } from '../cards/facets'
import { CardGrid } from '../cards/CardGrid'
import { Filters } from '../cards/Filters'
import { PrintedCard } from '../cards/PrintedCard'
import { dress } from '../games/dresses'
import { api, Problem, type CardText, type GameOf, type Games, type PositionForm, type PositionPlace, type ReadPosition } from '../net/api'
import type { Seat } from '../net/messages'
import { useLoaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { english, language } from '../words/language'
import { t } from '../words/words'
import '../look/position.css'
import { PlayFrom } from './PlayFrom'
import { counted, empty, FIRST_POSITION, fits, marked, moved, put, setUpOf, textOf, unpacked, without, type SetUp, type Spot } from './position'
import { PositionTable } from './PositionTable'
import { SetUpSideView } from './SetUpSideView'
import { SharePosition } from './SharePosition'

/** So long a pause is, in milliseconds, after which the game looks at what was set up. */
const PAUSE = 250

/** What the next click on a place puts there: a card of the game, or one that lies somewhere. */
export type Held = { card: string; spot: Spot | null }

/** A place to set up a position of a game, to play it and to pass it on. */
export function PositionPage(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(async () => {
    const [games, cards, form] = await Promise.all([api.games(), api.cards(game), api.positionForm(game)])
    const of = games.games.find((each) => each.name === game)
    if (of === undefined) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    const begun = await first(game).catch((error: unknown) => {
      // A position that cannot be read is told of; that too much was asked says nothing about it.
      if (error instanceof Problem && [404, 422].includes(error.status)) {
        return null
      }
      throw error
    })
    return { games, of, cards, form, begun }
  }, [game])
  return (
    <div class="page wide position" data-game={game}>
      <Waiting on={loaded}>{(all) => <SettingUp {...all} />}</Waiting>
    </div>
  )
}

/** The position that the address brings along, that of an example that it names, or one to begin with; null where there is none. */
async function first(game: string): Promise<ReadPosition | null> {
  const code = place.value.hash
  const text = code === '' ? null : unpacked(code)
  if (text !== null) {
    return api.readPosition(game, text)
  }
  const example = await api.example(game, place.value.search.get('example') ?? FIRST_POSITION)
  return example.position === '' ? null : api.readPosition(game, example.position)
}

interface Props {
  games: Games
  of: GameOf
  cards: CardText[]
  form: PositionForm
  begun: ReadPosition | null
}

function SettingUp(props: Props) {
  const { of: game, form } = props
  const [setUp, setSetUp] = useState<SetUp>(() => (props.begun === null ? empty(t('position.new')) : setUpOf(props.begun, form)))
  const [read, setRead] = useState<ReadPosition | null>(props.begun)
  const [readText, setReadText] = useState('')
  const [wrong, setWrong] = useState('')
  const [held, setHeld] = useState<Held | null>(null)
  const [filter, setFilter] = useState(everything)
  const look = dress(game.name)
  const cards = useMemo(() => [...(read?.ownCards ?? []), ...props.cards], [read?.ownCards, props.cards])
  const named = useMemo(() => new Map(cards.map((card) => [card.name, card])), [cards])
  const facets = useMemo(() => facetsOf(cards, look), [cards])
  const found = useMemo(() => filtered(cards, facets, filter), [cards, facets, filter])
  const text = useMemo(() => textOf(game.name, setUp, form), [setUp])
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      api.readPosition(game.name, text).then(
        (there) => {
          if (current) {
            setRead(there)
            setReadText(text)
            setWrong('')
          }
        },
        (error: unknown) => current && setWrong(problemWords(error)),
      )
    }, PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, language.value])
  const lay = (seat: Seat, where: PositionPlace, what: Held) => {
    setHeld(null)
    setSetUp((now) => (what.spot === null ? put(now, seat, where, { card: what.card, marks: {} }) : moved(now, what.spot, seat, where, form)))
  }
  const takes = (where: PositionPlace, what: Held | null) => {
    const card = what === null ? undefined : named.get(what.card)
    return card !== undefined && fits(card, where)
  }
  const open = (there: ReadPosition) => {
    setHeld(null)
    setSetUp(setUpOf(there, form))
    setRead(there)
  }
  const side = (seat: Seat) => (
    <SetUpSideView
      seat={seat}
      name={t(seat === 'A' ? 'learn.a' : 'learn.b')}
      side={setUp.sides[seat]}
      form={form}
      dress={look}
      cards={named}
      held={held}
      takes={takes}
      onHold={setHeld}
      onLay={(where, what) => lay(seat, where, what)}
      onCount={(counter, value) => setSetUp((now) => counted(now, seat, counter, value))}
      onMark={(spot, mark, value) => setSetUp((now) => marked(now, spot, mark, value))}
      onRemove={(spot) => {
        setHeld(null)
        setSetUp((now) => without(now, spot))
      }}
    />
  )
  return (
    <>
      <header>
        <h1>{t('position.title', { game: game.title })}</h1>
        <p>{t('position.lead')}</p>
      </header>
      <section class="sheet stack" aria-labelledby="position-turn">
        <h2 id="position-turn">{t('position.turn')}</h2>
        <div class="row">
          <label class="field grow">
            <span>{t('position.name')}</span>
            <input value={setUp.name} maxLength={80} onInput={(event) => setSetUp({ ...setUp, name: event.currentTarget.value })} />
          </label>
          <label class="field">
            <span>{t('position.player')}</span>
            <select value={setUp.player} onChange={(event) => setSetUp({ ...setUp, player: event.currentTarget.value === 'B' ? 'B' : 'A' })}>
              <option value="A">{t('learn.a')}</option>
              <option value="B">{t('learn.b')}</option>
            </select>
          </label>
          <label class="field short">
            <span>{t('position.number')}</span>
            <input
              type="number"
              min={1}
              max={99}
              value={setUp.turn ?? ''}
              placeholder={t('position.usual')}
              onInput={(event) => setSetUp({ ...setUp, turn: event.currentTarget.value === '' ? null : event.currentTarget.valueAsNumber })}
            />
          </label>
          {form.phases.length === 0 ? null : (
            <label class="field">
              <span>{t('position.phase')}</span>
              <select value={setUp.phase === '' ? form.phases[0] : setUp.phase} onChange={(event) => setSetUp({ ...setUp, phase: event.currentTarget.value })} lang={english()}>
                {form.phases.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </label>
          )}
        </div>
        <p role="status" class={wrong === '' ? 'is-good' : 'wrong'}>
          {wrong !== '' ? wrong : read === null ? '' : read.seat === null ? t('position.over') : t('position.fits', { name: t(read.seat === 'A' ? 'learn.a' : 'learn.b'), question: read.question })}
        </p>
      </section>
      <div class="position-use">
        <PlayFrom game={game.name} text={text} possible={wrong === '' && read?.seat != null} levels={props.games.levels} />
        <SharePosition game={game.name} name={setUp.name} text={text} written={wrong === '' && readText === text ? (read?.text ?? '') : ''} onOpen={open} />
      </div>
      <div class="position-grid">
        <section class="stack position-cards" aria-labelledby="position-cards">
          <h2 id="position-cards">{t('position.cards')}</h2>
          <p class="note">{held === null ? t('position.pick') : t('position.held', { card: held.card })}</p>
          <Filters facets={facets} dress={look} filter={filter} onChange={setFilter} />
          <CardGrid items={found} keyOf={(card) => `${card.name} ${card.number}`} label={t('position.cards')}>
            {(card) => (
              <button
                type="button"
                class="set-card"
                draggable
                aria-pressed={held?.spot === null && held.card === card.name}
                onClick={() => setHeld(held?.spot === null && held.card === card.name ? null : { card: card.name, spot: null })}
                onDragStart={(event) => {
                  event.dataTransfer?.setData('text/plain', card.name)
                  setHeld({ card: card.name, spot: null })
                }}
                onDragEnd={() => setHeld(null)}
              >
                <span class="unseen" lang={english()}>{`${card.name}, ${card.kind}`}</span>
                <PrintedCard card={card} dress={look} />
              </button>
            )}
          </CardGrid>
        </section>
        <div class="position-sides">
          {side('B')}
          {side('A')}
        </div>
      </div>
      <PositionTable game={game.name} read={read} />
    </>
  )
}
