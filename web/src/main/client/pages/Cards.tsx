import { useState } from 'preact/hooks'
import { api } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { t } from '../words/words'
import { search } from './deck'

const MOST = 120

/** All cards of a game as text, to look for words in. */
export function Cards(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const [words, setWords] = useState(place.value.search.get('q') ?? '')
  const loaded = useLoaded(() => Promise.all([api.games(), api.cards(game)]), [game])
  return (
    <div class="page" data-game={game}>
      <Waiting on={loaded}>
        {([games, cards]) => {
          const found = search(cards, words)
          const title = games.games.find((each) => each.name === game)?.title ?? game
          return (
            <>
              <header>
                <h1>{t('cards.title', { game: title })}</h1>
              </header>
              <label class="field">
                <span>{t('deck.search')}</span>
                <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
              </label>
              <p class="note" role="status">
                {found.length === 0 ? t('cards.none') : t('deck.found', { count: found.length })}
              </p>
              <ul class="doors">
                {found.slice(0, MOST).map((card) => (
                  <li key={`${card.name} ${card.number}`} class="sheet stack">
                    <h2>{card.name}</h2>
                    <p class="note">
                      {card.kind} {card.number}
                    </p>
                    {card.text.filter((line) => line !== '--').map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                    {card.back === null ? null : (
                      <div>
                        <h3>{card.back.opening}</h3>
                        <p class="note">{card.back.kind}</p>
                        {card.back.text.map((line) => (
                          <p key={line}>{line}</p>
                        ))}
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Waiting>
    </div>
  )
}
