import { api, type Deck, type KeptDeck } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { planTerm } from '../words/terms'
import { t } from '../words/words'

/** The decks that one keeps, and those to start from. */
export function Decks(_: { args: string[] }) {
  const loaded = useLoaded(async () => {
    const games = await api.games()
    const [mine, ...ready] = await Promise.all([api.myDecks(), ...games.games.map((game) => api.decks(game.name))])
    return { games: games.games, mine, ready }
  }, [])
  return (
    <div class="page">
      <header>
        <h1>{t('decks.title')}</h1>
        <p>{t('decks.lead')}</p>
      </header>
      <Waiting on={loaded}>
        {({ games, mine, ready }) => (
          <>
            <section class="stack">
              <h2>{t('decks.mine')}</h2>
              {mine.length === 0 ? <p class="note">{t('decks.mine.none')}</p> : null}
              <ul class="list">
                {mine.map((kept) => (
                  <Mine key={kept.id} kept={kept} title={games.find((game) => game.name === kept.game)?.title ?? kept.game} />
                ))}
              </ul>
            </section>
            {games.map((game, i) => (
              <section key={game.name} class="stack" data-game={game.name}>
                <h2>{game.title}</h2>
                <div class="row">
                  <a class="button primary" href={`/decks/${game.name}/new`} aria-label={`${t('decks.new')}: ${game.title}`}>
                    {t('decks.new')}
                  </a>
                  <a class="button" href={`/cards/${game.name}`}>
                    {t('cards.title', { game: game.title })}
                  </a>
                </div>
                <ul class="list">
                  {(ready[i] ?? []).map((deck) => (
                    <Ready key={deck.name} deck={deck} game={game.name} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </Waiting>
    </div>
  )
}

function Mine(props: { kept: KeptDeck; title: string }) {
  const { kept } = props
  return (
    <li data-game={kept.game}>
      <span>
        <b>{kept.deck.name || t('deck.title')}</b> <span class="note">{props.title}</span>
        {kept.objections.map((each) => (
          <span key={each.words} class="note wrong-line">
            {each.words}
          </span>
        ))}
      </span>
      <a class="button small" href={`/decks/${kept.game}/${kept.id}`} aria-label={`${t('decks.open')}: ${kept.deck.name}`}>
        {t('decks.open')}
      </a>
    </li>
  )
}

function Ready(props: { deck: Deck; game: string }) {
  const { deck } = props
  const plan = planTerm(props.game, deck)
  return (
    <li>
      <span>
        <b lang={english()}>{deck.name}</b>{' '}
        <span class="note" lang={plan.english ? english() : undefined}>
          {plan.words}
        </span>
      </span>
      <a
        class="button small"
        href={`/decks/${props.game}/new?from=${encodeURIComponent(deck.name)}`}
        aria-label={`${t('decks.copy')}: ${deck.name}`}
      >
        {t('decks.copy')}
      </a>
    </li>
  )
}
