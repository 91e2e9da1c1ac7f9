import { anchor, pieces } from './rules'

/** The address of a rule in the rule book of a game. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${anchor(rule)}`
}

/**
 * A text in which the ids of rules lead to them: within the page where no game is given, and in a window beside a
 * table that one does not want to leave.
 */
export function WithRules(props: { text: string; game?: string; beside?: boolean }) {
  const target = props.beside === true ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <>
      {pieces(props.text).map((piece, i) =>
        piece.rule === null ? (
          piece.words
        ) : (
          <a key={i} href={props.game === undefined ? `#${anchor(piece.rule)}` : ruleAddress(props.game, piece.rule)} {...target}>
            {piece.words}
          </a>
        ),
      )}
    </>
  )
}
