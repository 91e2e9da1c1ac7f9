import { level as levelName } from '../words/words'

interface Props {
  label: string
  /** The levels that one may choose; where they say more of themselves, that is shown. */
  levels: readonly { name: string; says?: string }[]
  value: string
  onPick: (level: string) => void
}

/** A choice among the levels of the computer player. */
export function LevelSelect(props: Props) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onPick(event.currentTarget.value)}>
        {props.levels.map(({ name, says }) => (
          <option key={name} value={name}>
            {levelName(name)}
            {says === undefined ? '' : `: ${says}`}
          </option>
        ))}
      </select>
    </label>
  )
}
