import { Icon, type IconName } from '../cards/icons'
import type { CardReading, Diagnostic, ReadLine, ReadPart } from '../net/api'
import { groupTitle } from '../pages/phraseGroups'
import { WithRules } from '../rules/WithRules'
import { english } from '../words/language'
import { t } from '../words/words'
import type { WrittenCard } from './cardText'

/** How deep parts of a line are shown within one another. */
const DEPTH = 3

/** How the game has read a card: each line with its parts and what each means, and what it does not understand. */
export function ReadOutline(props: { game: string; written: WrittenCard; reading: CardReading; lines: readonly string[] }) {
  const { written, reading } = props
  const here = (line: number) => line >= written.first && line <= written.last
  const wrong = reading.diagnostics.filter((each) => here(each.line))
  const read = reading.lines.filter((each) => here(each.line) && each.role !== 'NAME')
  const all = [...read.map((line) => ({ at: line.line, line, wrong: null })), ...wrong.map((each) => ({ at: each.line, line: null, wrong: each }))].sort((a, b) => a.at - b.at)
  return (
    <ol class="read-outline" lang={english()}>
      {all.map((each, i) => (
        <li key={i}>{each.line === null ? <Wrong wrong={each.wrong} /> : <Line game={props.game} line={each.line} source={props.lines[each.at - 1] ?? ''} />}</li>
      ))}
    </ol>
  )
}

function Wrong(props: { wrong: Diagnostic }) {
  return (
    <p class={props.wrong.severity === 'ERROR' ? 'read-wrong' : ''}>
      <b>{t('workshop.line', { line: props.wrong.line })}</b> {props.wrong.message}
    </p>
  )
}

function Line(props: { game: string; line: ReadLine; source: string }) {
  const { line, source } = props
  return (
    <>
      <p>
        <b>{line.written}</b>
        {line.written === source.trim() ? null : <span class="note"> {t('workshop.reworded')}</span>}
      </p>
      {line.meaning === '' || line.parts.some((part) => part.meaning === line.meaning) ? null : (
        <p class="read-meaning">
          <WithRules text={line.meaning} game={props.game} />
        </p>
      )}
      <Parts game={props.game} parts={line.parts} source={source} depth={1} />
    </>
  )
}

function Parts(props: { game: string; parts: readonly ReadPart[]; source: string; depth: number }) {
  return props.parts.length === 0 || props.depth > DEPTH ? null : (
    <ul>
      {props.parts.map((part) => (
        <li key={`${part.column} ${part.name}`}>
          <Icon name={signs[part.group] ?? 'any'} />
          <div>
            <p>
              <span class="unseen">{groupTitle(part.group)}: </span>
              <q>{props.source.slice(part.column - 1, part.endColumn - 1)}</q>{' '}
              <span class="read-meaning">
                <WithRules text={part.meaning} game={props.game} />
              </span>
            </p>
            <Parts {...props} parts={part.parts} depth={props.depth + 1} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const signs: Readonly<Record<string, IconName>> = {
  WHEN: 'clock',
  COST: 'coin',
  EFFECT: 'play',
  STANDING: 'shield',
  CARDS: 'card',
  WHO: 'person',
  NUMBER: 'gem',
  DURATION: 'hourglass',
  CONDITION: 'bulb',
  ORDER: 'menu',
}
