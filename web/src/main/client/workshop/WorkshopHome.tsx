import { api } from '../net/api'
import { about } from '../pages/about'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { dated, t } from '../words/words'

/** The ways into the workshop: a game to write cards for, and the sets that one writes. */
export function WorkshopHome(_: { args: string[] }) {
  const loaded = useLoaded(() => Promise.all([api.games(), api.cardSets()]), [])
  return (
    <div class="page">
      <header>
        <h1>{t('nav.workshop')}</h1>
        <p>{t('workshop.lead')}</p>
      </header>
      <Waiting on={loaded}>
        {([all, sets]) => (
          <>
            <ul class="doors">
              {all.games.map((game) => (
                <li key={game.name} class="sheet stack" data-game={game.name}>
                  <h2>{game.title}</h2>
                  <p>{about(game)}</p>
                  <a class="button primary" href={`/workshop/${game.name}`}>
                    {t('workshop.for', { game: game.title })}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              <a href="/lab">{t('workshop.lab')}</a>
            </p>
            {sets.length === 0 ? null : (
              <section class="stack">
                <h2>{t('workshop.sets')}</h2>
                <ul class="chapters">
                  {sets.map((set) => (
                    <li key={set.id}>
                      <a href={`/workshop/${set.game}/${set.id}`}>{set.name}</a>{' '}
                      <span class="note">
                        {all.games.find((game) => game.name === set.game)?.title} · {dated(set.changed)}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Waiting>
    </div>
  )
}
