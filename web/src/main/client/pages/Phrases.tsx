import { api, type CardPhrase } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { go, place } from '../shell/route'
import { Waiting } from '../shell/Waiting'
import { english, language } from '../words/language'
import { t } from '../words/words'
import '../look/rules.css'
import '../look/phrases.css'
import { groups } from './phraseGroups'
import { has } from './phraseSearch'
import { WithRules } from '../rules/WithRules'

/** So many ways to say one thing stand open; the others are a click away. */
const FIRST = 6

/** All that cards of a game can say, with what it means, its rules and the cards that say it. What is looked for stands in the address. */
export function Phrases(props: { args: string[] }) {
  const game = props.args[0] ?? ''
  const loaded = useLoaded(() => Promise.all([api.games(), api.phrases(game)]), [game])
  const words = place.value.search.get('words') ?? ''
  return (
    <div class="page" data-game={game}>
      <Waiting on={loaded}>
        {([games, phrases]) => {
          const title = games.games.find((each) => each.name === game)?.title ?? game
          const found = phrases.filter((phrase) => has(phrase, words))
          return (
            <>
              <header>
                <p>
                  <a href={`/cards/${game}`}>{t('cards.title', { game: title })}</a>
                </p>
                <h1>{t('phrases.title', { game: title })}</h1>
                <p>{t(phrases.length === 0 ? 'phrases.unlisted' : 'phrases.lead')}</p>
              </header>
              {phrases.length === 0 ? null : (
                <div role="search">
                  <label class="field grow">
                    <span>{t('phrases.search')}</span>
                    <input type="search" value={words} onInput={(event) => go(addressOf(event.currentTarget.value), true)} />
                  </label>
                  <p class="note" role="status">
                    {found.length === 0 ? t('phrases.none') : t('phrases.found', { count: found.length })}
                  </p>
                </div>
              )}
              {Object.entries(groups).map(([group, heading]) => (
                <Group key={group} game={game} heading={t(heading)} phrases={found.filter((phrase) => phrase.group === group)} />
              ))}
            </>
          )
        }}
      </Waiting>
    </div>
  )
}

function addressOf(words: string): string {
  return place.value.path + (words === '' ? '' : `?words=${encodeURIComponent(words)}`)
}

function Group(props: { game: string; heading: string; phrases: readonly CardPhrase[] }) {
  return props.phrases.length === 0 ? null : (
    <section class="stack">
      <h2>{props.heading}</h2>
      <ul class="rules phrases" lang={english()}>
        {props.phrases.map((phrase) => (
          <li key={phrase.patterns.join()}>
            <Phrase game={props.game} phrase={phrase} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Phrase(props: { game: string; phrase: CardPhrase }) {
  const { game, phrase } = props
  return (
    <>
      <Patterns patterns={phrase.patterns.slice(0, FIRST)} />
      {phrase.patterns.length <= FIRST ? null : (
        <details>
          <summary lang={language.value}>{t('phrases.more', { count: phrase.patterns.length - FIRST })}</summary>
          <Patterns patterns={phrase.patterns.slice(FIRST)} />
        </details>
      )}
      <p>
        <WithRules text={phrase.meaning} game={game} />
      </p>
      {phrase.cards.length > 0 || phrase.example === '' ? null : (
        <p>
          <q>{phrase.example}</q> <span lang={language.value}>{t('phrases.made-up')}</span>
        </p>
      )}
      {phrase.cards.length === 0 ? null : (
        <>
          <p>
            <q>{phrase.example}</q> <Card game={game} name={phrase.exampleFrom} />
          </p>
          {phrase.cards.length === 1 ? null : (
            <details>
              <summary lang={language.value}>{t('phrases.used', { count: phrase.cards.length })}</summary>
              <ul class="chapters">
                {phrase.cards.map((name) => (
                  <li key={name}>
                    <Card game={game} name={name} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </>
  )
}

function Card(props: { game: string; name: string }) {
  return <a href={`/cards/${props.game}?card=${encodeURIComponent(props.name)}`}>{props.name}</a>
}

/** The words of a phrase stand out from what stands between them. */
function Patterns(props: { patterns: readonly string[] }) {
  return (
    <ul class="patterns">
      {props.patterns.map((pattern) => (
        <li key={pattern}>
          <code>{pattern.split(/(\{[^{}]*\})/).map((part, i) => (i % 2 === 1 ? <var key={i}>{part.slice(1, -1)}</var> : part))}</code>
        </li>
      ))}
    </ul>
  )
}
