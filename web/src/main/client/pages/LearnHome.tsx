import { api } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { t } from '../words/words'
import { about } from './about'

/** The rules of each game, by way of a first game. */
export function LearnHome(_: { args: string[] }) {
  const games = useLoaded(() => api.games(), [])
  return (
    <div class="page">
      <header>
        <h1>{t('nav.learn')}</h1>
        <p>{t('learn.lead')}</p>
      </header>
      <Waiting on={games}>
        {(all) => (
          <ul class="doors">
            {all.games.map((game) => (
              <li key={game.name} class="sheet stack" data-game={game.name}>
                <h2>{game.title}</h2>
                <p>{about(game)}</p>
                <a class="button primary" href={`/learn/${game.name}`}>
                  {t('learn.title', { game: game.title })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Waiting>
    </div>
  )
}
