import { useState } from 'preact/hooks'
import { CardFace } from '../cards/CardFace'
import { Icon } from '../cards/icons'
import { lore } from '../cards/lore'
import { FRONT } from '../cards/pictures'
import type { Dress } from '../games/dress'
import { dress } from '../games/dresses'
import { api, type GameOf, type Games, type Play } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { problemWords } from '../shell/problemWords'
import { go } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { t } from '../words/words'
import { about } from './about'
import { firstVisit, keepVisit, lastLevel } from './habits'
import { Lobby } from './Lobby'

/** The front page: a door for each game, and the games that go on or wait for somebody. */
export function Home(_: { args: string[] }) {
  const games = useLoaded(() => api.games(), [])
  return (
    <div class="page wide">
      <header>
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
      </header>
      <Waiting on={games}>
        {(all) => (
          <>
            <div class="doors">
              {all.games.map((game) => (
                <Door key={game.name} game={game} games={all} />
              ))}
            </div>
            <Lobby games={all} />
          </>
        )}
      </Waiting>
    </div>
  )
}

/** Three cards that stand for a game: those that its dress names, or else its first ones. */
function samples(clothes: Dress): Dress['samples'] {
  return clothes.samples.length > 0 ? clothes.samples : [...lore(clothes.name).values()].slice(0, 3).map((card) => [card.name, card.kind])
}

function Door(props: { game: GameOf; games: Games }) {
  const { game } = props
  const [state, setState] = useState<'ready' | 'busy' | string>('ready')
  const play = async () => {
    setState('busy')
    try {
      const begun: Play = await api.create({ game: game.name, opponent: { level: lastLevel(props.games) } })
      // Whoever plays here for the first time has a guide at the table.
      const first = firstVisit()
      keepVisit()
      go(`/g/${begun.id}${first ? '?first' : ''}`)
    } catch (error) {
      setState(problemWords(error))
    }
  }
  const clothes = dress(game.name)
  return (
    <article class="sheet door" data-game={game.name}>
      <div class="scene" aria-hidden="true">
        {samples(clothes).map(([name, line]) => (
          <span key={name} class={`card is-printed tone-${clothes.kind(line).tone}`}>
            <CardFace
              name={name.split(', ')[0] ?? name}
              faces={[name]}
              face={{ kind: line, text: [] }}
              stats={[]}
              dress={clothes}
              art={FRONT}
            />
          </span>
        ))}
      </div>
      <div class="about">
        <h2>{game.title}</h2>
        <p>{about(game)}</p>
      </div>
      <div class="ways">
        <div class="row">
          <button type="button" class="button primary big" disabled={state === 'busy'} onClick={() => void play()} aria-label={`${t('home.play')}: ${game.title}`}>
            <Icon name="play" />
            {t('home.play')}
          </button>
          <a class="button" href={`/new/${game.name}?friend=1`} aria-label={`${t('home.friend')}: ${game.title}`}>
            {t('home.friend')}
          </a>
        </div>
        <div class="row">
          <a class="button small quiet" href={`/new/${game.name}`} aria-label={`${t('home.options')}: ${game.title}`}>
            {t('home.options')}
          </a>
          <a class="button small quiet" href={`/cards/${game.name}`} aria-label={t('cards.title', { game: game.title })}>
            {t('nav.cards')}
          </a>
          <a class="button small quiet" href={`/learn/${game.name}`} aria-label={t('learn.title', { game: game.title })}>
            {t('nav.learn')}
          </a>
        </div>
        {firstVisit() ? (
          <a class="button" href={`/learn/${game.name}`} aria-label={`${t('learn.offer')}: ${game.title}`}>
            {t('learn.offer')}
          </a>
        ) : null}
        <p role="alert" class="note">
          {state === 'ready' || state === 'busy' ? '' : state}
        </p>
      </div>
    </article>
  )
}
