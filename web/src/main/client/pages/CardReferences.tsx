import { api, type CardText, type LessonOfCard } from '../net/api'
import { useLoaded } from '../shell/loaded'
import { Waiting } from '../shell/Waiting'
import { english } from '../words/language'
import { t } from '../words/words'
import '../look/learn.css'
import { references } from './references'
import { rulebook } from './rulebooks'
import { anchor, type RuleText } from './rules'
import { ruleWords } from './ruleWords'
import { WithRules } from './WithRules'

/** How many scenarios stand open to be chosen from; the others are a click away. */
const FIRST = 8

/** What a card rests on: the rules of its words, the rulings that name it, the scenarios that show it. */
export function CardReferences(props: { game: string; card: CardText }) {
  const { game, card } = props
  const loaded = useLoaded(async () => {
    const [book, lessons] = await Promise.all([rulebook(game), api.lessonsOf(game, card.name)])
    const found = book === null ? { rules: [], rulings: [] } : references(card, book, ruleWords[game] ?? [])
    return { ...found, lessons }
  }, [game, card.name])
  return (
    <Waiting on={loaded}>
      {({ rules, rulings, lessons }) => (
        <div class="stack references">
          <Rules title={t('card.rules')} game={game} rules={rules} />
          <Rules title={t('card.rulings')} game={game} rules={rulings} />
          {lessons.length === 0 ? null : (
            <section class="stack">
              <h2>{t('card.scenarios')}</h2>
              <Scenarios game={game} lessons={lessons.slice(0, FIRST)} />
              {lessons.length <= FIRST ? null : (
                <details>
                  <summary>{t('card.scenarios.more', { count: lessons.length - FIRST })}</summary>
                  <Scenarios game={game} lessons={lessons.slice(FIRST)} />
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
            <a class="rule-id" href={`/learn/${props.game}#${anchor(rule.id)}`}>
              {rule.id}
            </a>{' '}
            <WithRules text={rule.text} game={props.game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Scenarios(props: { game: string; lessons: readonly LessonOfCard[] }) {
  return (
    <ul class="stack scenarios" lang={english()}>
      {props.lessons.map((lesson) => (
        <li key={lesson.id}>
          <details>
            <summary>{lesson.name}</summary>
            <p class="row">
              {lesson.rules.map((rule) => (
                <a key={rule} class="rule-id" href={`/learn/${props.game}#${anchor(rule)}`}>
                  {rule}
                </a>
              ))}
            </p>
            <pre tabIndex={0}>{lesson.text}</pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
