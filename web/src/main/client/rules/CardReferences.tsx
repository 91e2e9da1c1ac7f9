import { api, type CardText, type ExampleOfCard } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { t } from '../words/words'
import '../look/rules.css'
import { references } from './references'
import { rulebook } from './rulebooks'
import type { RuleText } from './rules'
import { ruleWords } from './ruleWords'
import { ruleAddress, WithRules } from './WithRules'

/** How many scenarios stand open to be chosen from; the others are a click away. */
const FIRST = 8

/** What a card rests on: the rules of its words, the rulings that name it, the scenarios that show it. */
export function CardReferences(props: { game: string; card: CardText }) {
  const { game, card } = props
  const loaded = useLoaded(async () => {
    const [book, examples] = await Promise.all([rulebook(game), api.examplesOf(game, card.name)])
    const found = book === null ? { rules: [], rulings: [] } : references(card, book, ruleWords[game] ?? [])
    return { ...found, examples }
  }, [game, card.name])
  return (
    <Waiting on={loaded}>
      {({ rules, rulings, examples }) => (
        <div class="stack references">
          <Rules title={t('card.rules')} game={game} rules={rules} />
          <Rules title={t('card.rulings')} game={game} rules={rulings} />
          {examples.length === 0 ? null : (
            <section class="stack">
              <h2>{t('card.scenarios')}</h2>
              <Scenarios game={game} examples={examples.slice(0, FIRST)} />
              {examples.length <= FIRST ? null : (
                <details>
                  <summary>{t('card.scenarios.more', { count: examples.length - FIRST })}</summary>
                  <Scenarios game={game} examples={examples.slice(FIRST)} />
                </details>
              )}
            </section>
          )}
        </div>
      )}
    </Waiting>
  )
}

function Rules(props: { title: string; game: string; rules: readonly RuleText[] }) {
  return props.rules.length === 0 ? null : (
    <section class="stack">
      <h2>{props.title}</h2>
      <ul class="rules" lang={english()}>
        {props.rules.map((rule) => (
          <li key={rule.id}>
            <a class="rule-id" href={ruleAddress(props.game, rule.id)}>
              {rule.id}
            </a>{' '}
            <WithRules text={rule.text} game={props.game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Scenarios(props: { game: string; examples: readonly ExampleOfCard[] }) {
  return (
    <ul class="stack scenarios" lang={english()}>
      {props.examples.map((example) => (
        <li key={example.id}>
          <details>
            <summary>{example.name}</summary>
            <p class="row">
              {example.rules.map((rule) => (
                <a key={rule} class="rule-id" href={ruleAddress(props.game, rule)}>
                  {rule}
                </a>
              ))}
            </p>
            <pre tabIndex={0}>{example.text}</pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
