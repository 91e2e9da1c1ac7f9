import type { Games, Play } from '../net/api'
import { api } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { dated, t, type Key } from '../words/words'
import { Account } from './Account'
import { NameForm } from './NameForm'
import { OpenRecord } from './OpenRecord'

/** Games to go on with, to join and to watch; what cannot be asked is left out. */
export function Lobby(props: { games: Games }) {
  const lists = useLoaded(async () => {
    const [me, mine, open, watch, over] = await Promise.all([api.begin(), api.plays('mine'), api.plays('open'), api.plays('watch'), api.plays('over')])
    const own = new Set(mine.map((play) => play.id))
    return { me, mine, open: open.filter((play) => !own.has(play.id)), watch: watch.filter((play) => !own.has(play.id)).slice(0, 10), over: over.slice(0, 10) }
  }, [])
  if (lists.state !== 'there') {
    return null
  }
  const { me, mine, open, watch, over } = lists.value
  const list = (title: Key, plays: Play[], action: Key, suffix: string) =>
    plays.length === 0 ? null : (
      <section class="stack">
        <h2>{t(title)}</h2>
        <ul class="list">
          {plays.map((play) => (
            <Row key={play.id} play={play} games={props.games} action={t(action)} href={`/g/${play.id}${suffix}`} />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {list('home.continue', mine, 'home.resume', '')}
      <section class="stack">
        <h2>{t('home.open')}</h2>
        {open.length === 0 ? (
          <p class="note">{t('home.open.none')}</p>
        ) : (
          <ul class="list">
            {open.map((play) => (
              <Row key={play.id} play={play} games={props.games} action={t('home.join')} href={`/g/${play.id}`} />
            ))}
          </ul>
        )}
      </section>
      {list('home.watching', watch, 'home.watch', '?watch')}
      <section class="stack">
        <h2>{t('home.over')}</h2>
        {over.length === 0 ? null : (
          <ul class="list">
            {over.map((play) => (
              <Row key={play.id} play={play} games={props.games} action={t('home.replay')} href={`/g/${play.id}/replay`} />
            ))}
          </ul>
        )}
        {over.length === 0 ? null : (
          <p>
            <a class="button small" href="/history">
              {t('history.home')}
            </a>
          </p>
        )}
        <OpenRecord />
      </section>
      <NameForm me={me} />
      <Account me={me} />
    </>
  )
}

function Row(props: { play: Play; games: Games; action: string; href: string }) {
  const { play } = props
  const title = props.games.games.find((game) => game.name === play.game)?.title ?? play.game
  const matched = play.games > 1 && play.wins.A + play.wins.B > 0
  const players = (['A', 'B'] as const).map((seat) => `${play.players[seat]?.name ?? '…'}${matched ? ` ${play.wins[seat]}` : ''}`).join(' · ')
  return (
    <li data-game={play.game}>
      <span>
        <b>{title}</b> <span class="note">{players}</span>
      </span>
      <span class="note">{dated(play.changed)}</span>
      <a class="button small" href={props.href} aria-label={`${props.action}: ${title}, ${players}`}>
        {props.action}
      </a>
    </li>
  )
}
