import { Icon } from '../cards/icons'
import { api, Problem, type GameOf, type PuzzleTitle, type SolverRating } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { english, language } from '../words/language'
import { t } from '../words/words'
import '../look/puzzles.css'
import { ofDay, today } from './daily'
import { days, marks, nextPuzzle, row, type Mark } from './progress'
import { themeWords } from './themes'

interface PuzzlesOf {
  game: GameOf
  puzzles: PuzzleTitle[]
  own: SolverRating
}

/** The puzzles of some games, without those games that have none. */
async function puzzlesOf(isMeant: (game: GameOf) => boolean): Promise<PuzzlesOf[]> {
  const { games } = await api.games()
  const found = await Promise.all(games.filter(isMeant).map(async (game) => ({ game, ...(await api.puzzles(game.name)) })))
  return found.filter((each) => each.puzzles.length > 0)
}

/** The puzzle of the day, how one does, and a door to the puzzles of each game. */
export function PuzzlesHome(_: { args: string[] }) {
  const loaded = useLoaded(() => puzzlesOf(() => true), [])
  return (
    <div class="page">
      <header>
        <h1>{t('puzzles.title')}</h1>
        <p>{t('puzzles.lead')}</p>
      </header>
      <Waiting on={loaded}>
        {(games) => (
          <>
            <Today games={games} />
            <Streaks />
            <ul class="doors">
              {games.map(({ game, puzzles, own }) => (
                <li key={game.name} class="sheet stack" data-game={game.name}>
                  <h2>{game.title}</h2>
                  <Standing game={game.name} puzzles={puzzles} own={own} />
                  <a class="button primary" href={`/puzzles/${game.name}`}>
                    {t('puzzles.of', { game: game.title })}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Waiting>
    </div>
  )
}

/** The puzzles of a game by what they are about, with a mark on those that are solved. */
export function PuzzlesOfGame(props: { args: string[] }) {
  const name = props.args[0] ?? ''
  const loaded = useLoaded(async () => {
    const [found] = await puzzlesOf((game) => game.name === name)
    if (found === undefined) {
      throw new Problem(404, 'not-found', t('missing.page'))
    }
    return found
  }, [name, language.value])
  return (
    <div class="page" data-game={name}>
      <Waiting on={loaded}>
        {({ game, puzzles, own }) => (
          <>
            <header>
              <h1>{t('puzzles.of', { game: game.title })}</h1>
              <p>{t('puzzles.lead')}</p>
            </header>
            <Today games={[{ game, puzzles, own }]} />
            <section class="sheet stack" aria-label={t('puzzles.yours')}>
              <Standing game={name} puzzles={puzzles} own={own} />
              <Next game={name} puzzles={puzzles} own={own} />
            </section>
            {[...new Set(puzzles.map((each) => each.theme))].map((theme) => (
              <Theme key={theme} game={name} theme={theme} puzzles={puzzles.filter((each) => each.theme === theme)} />
            ))}
          </>
        )}
      </Waiting>
    </div>
  )
}

/** The puzzle that everybody has today. */
function Today(props: { games: readonly PuzzlesOf[] }) {
  const day = today()
  const every = props.games.flatMap(({ game, puzzles }) => puzzles.map((puzzle) => ({ id: `${game.name} ${puzzle.id}`, game, puzzle })))
  const found = ofDay(every, day)
  if (found === undefined) {
    return <p class="note">{t('puzzles.none')}</p>
  }
  const { game, puzzle } = found
  const mark = marks(game.name).get(puzzle.id)
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section class="sheet puzzle-today" data-game={game.name} aria-labelledby="today">
      <span class="puzzle-sign" aria-hidden="true">
        <Icon name={mark === 'first' || mark === 'later' ? 'check' : 'puzzle'} />
      </span>
      <div>
        <h2 id="today">{t('puzzles.today', { date })}</h2>
        <p>
          {game.title}: <span lang={english()}>{`\u201c${puzzle.title}\u201d`}</span> {`\u00b7`} {t('puzzle.rating', { rating: String(puzzle.rating) })}
        </p>
        {mark === undefined ? null : <p class="note">{t(mark === 'failed' ? 'puzzles.failed' : 'puzzles.solved')}</p>}
      </div>
      <a class="button primary big" href={`/puzzles/${game.name}/${puzzle.number}`}>
        {t(mark === undefined ? 'puzzles.solve' : 'puzzles.look')}
      </a>
    </section>
  )
}

function Streaks() {
  const day = days()
  const at = row()
  return (
    <ul class="row puzzle-streaks" aria-label={t('puzzles.streaks')}>
      <li class="sheet">
        <Icon name="flame" /> <b>{t('puzzles.days', { count: day.now })}</b> <span class="note">{t('puzzles.most', { count: day.most })}</span>
      </li>
      <li class="sheet">
        <Icon name="star" /> <b>{t('puzzles.row', { count: at.now })}</b> <span class="note">{t('puzzles.most', { count: at.most })}</span>
      </li>
    </ul>
  )
}

/** How one does with the puzzles of a game. */
function Standing(props: { game: string; puzzles: readonly PuzzleTitle[]; own: SolverRating }) {
  const known = marks(props.game)
  const solved = props.puzzles.filter((each) => isSolved(known.get(each.id))).length
  return (
    <p>
      <b>{t('puzzles.rating', { rating: String(props.own.rating), deviation: props.own.deviation })}</b> {`\u00b7`} {t('puzzles.progress', { solved, of: props.puzzles.length })}
    </p>
  )
}

function isSolved(mark: Mark | undefined): boolean {
  return mark === 'first' || mark === 'later'
}

/** A way to the puzzle that is nearest to one's own rating. */
function Next(props: { game: string; puzzles: readonly PuzzleTitle[]; own: SolverRating }) {
  const next = nextPuzzle(props.puzzles, marks(props.game), props.own.rating)
  return next === undefined ? (
    <p class="note">{t('puzzles.all-solved')}</p>
  ) : (
    <div class="row">
      <a class="button primary" href={`/puzzles/${props.game}/${next.number}`}>
        {t('puzzles.next')}
      </a>
    </div>
  )
}

function Theme(props: { game: string; theme: string; puzzles: readonly PuzzleTitle[] }) {
  const known = marks(props.game)
  const solved = props.puzzles.filter((each) => isSolved(known.get(each.id))).length
  return (
    <section class="sheet stack" aria-labelledby={`theme-${props.theme}`}>
      <h2 id={`theme-${props.theme}`}>{themeWords(props.theme)}</h2>
      <p class="note">{t('puzzles.progress', { solved, of: props.puzzles.length })}</p>
      <ol class="puzzle-list">
        {props.puzzles.map((each) => {
          const mark = known.get(each.id)
          return (
            <li key={each.id} class={isSolved(mark) ? 'is-solved' : mark === 'failed' ? 'is-failed' : ''}>
              <a href={`/puzzles/${props.game}/${each.number}`}>
                <span class="puzzle-number" aria-hidden="true">
                  {isSolved(mark) ? <Icon name="check" /> : mark === 'failed' ? <Icon name="undo" /> : each.number}
                </span>
                <span lang={english()}>{each.title}</span>
                <span class="note">
                  {each.rating}
                  {mark === undefined ? null : <span class="unseen"> {t(mark === 'failed' ? 'puzzles.failed' : 'puzzles.solved')}</span>}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
