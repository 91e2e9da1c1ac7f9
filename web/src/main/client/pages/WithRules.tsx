import { anchor, pieces } from './rules'

/** A text in which the ids of rules lead to them. */
export function WithRules(props: { text: string; game?: string }) {
  return (
    <>
      {pieces(props.text).map((piece, i) =>
        piece.rule === null ? (
          piece.words
        ) : (
          <a key={i} href={`${props.game === undefined ? '' : `/learn/${props.game}`}#${anchor(piece.rule)}`}>
            {piece.words}
          </a>
        ),
      )}
    </>
  )
}
