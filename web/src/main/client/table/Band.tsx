import { Icon } from '../cards/icons'
import type { Dress } from '../games/dress'
import type { Card } from '../net/messages'

/** Power that is still lacking: so much of a colour, of any colour but one, or of any. */
export interface Lack {
  colour: string
  number: number
}

/** `needs 2 more white and 1 more non-white power` by colour; nothing where nothing is lacking. */
export function lacks(words: string): Lack[] {
  return [...words.matchAll(/(\d+) more (?:(non-)?([a-z]+) )?(?:power|and)\b|(\d+) more (non-)?([a-z]+)(?= and)/g)].map((match) => {
    const not = match[2] ?? match[5]
    const colour = match[3] ?? match[6]
    return { colour: not === undefined && colour !== undefined ? colour : 'other', number: Number(match[1] ?? match[4]) }
  })
}

/** Above a Problem: what each side still lacks to confront it, by colour and shape, or that it can. */
export function Band(props: { problem: Card; dress: Dress }) {
  const sides = props.problem.marks.filter((mark) => mark.name === 'A' || mark.name === 'B')
  return (
    <ul class="band">
      {sides.map((mark) => {
        const lacking = lacks(mark.value)
        const met = /^can /.test(mark.value)
        return (
          <li key={mark.name} class={met ? 'band-side is-met' : 'band-side'}>
            <span class="unseen">{`${mark.label} ${mark.words}`}</span>
            <b aria-hidden="true">{mark.label}</b>
            {lacking.length === 0 ? (
              <span aria-hidden="true" class="band-words">
                <Icon name={met ? 'check' : 'hand'} />
                {mark.words}
              </span>
            ) : (
              lacking.map((lack, i) => (
                <span key={i} aria-hidden="true" class={`card-need tone-${lack.colour}`}>
                  <Icon name={props.dress.shapes?.[lack.colour] ?? 'any'} />
                  {`+${lack.number}`}
                </span>
              ))
            )}
          </li>
        )
      })}
    </ul>
  )
}
