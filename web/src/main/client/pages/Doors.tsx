import { api } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { t } from '../words/words'
import { about } from './about'

/** A door to each game: what its game says of itself, and a way to a page of it. */
function Doors(props: { path: string; heading: string; lead: string; way: (game: string) => string }) {
  const games = useLoaded(() => api.games(), [])
  return (
    <div class="page">
      <header>
        <h1>{props.heading}</h1>
        <p>{props.lead}</p>
      </header>
      <Waiting on={games}>
        {(all) => (
          <ul class="doors">
            {all.games.map((game) => (
              <li key={game.name} class="sheet stack" data-game={game.name}>
                <h2>{game.title}</h2>
                <p>{about(game)}</p>
                <a class="button primary" href={`${props.path}/${game.name}`}>
                  {props.way(game.title)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Waiting>
    </div>
  )
}

/** The rules of each game, by way of a first game. */
export function LearnHome(_: { args: string[] }) {
  return <Doors path="/learn" heading={t('nav.learn')} lead={t('learn.lead')} way={(game) => t('learn.title', { game })} />
}

/** What one's own plays of each game have come to. */
export function HistoryHome(_: { args: string[] }) {
  return <Doors path="/history" heading={t('history.home')} lead={t('history.home.lead')} way={(game) => t('history.title', { game })} />
}

/** The cards of each game. */
export function CardsHome(_: { args: string[] }) {
  return <Doors path="/cards" heading={t('nav.cards')} lead={t('cards.lead')} way={(game) => t('cards.title', { game })} />
}
