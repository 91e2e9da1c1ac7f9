import { Icon, type IconName } from './icons'
import type { Face } from './lore'
import { artOf, drawing, FRONT, isDrawn, looks, ownLook, type Look } from './pictures'

interface Props {
  game: string
  /** Names under which the face may have a look, the most particular first. */
  faces: readonly string[]
  /** What is printed on the card, for a card that nobody has drawn; null while it is not known. */
  face: Face | null
  /** The sign of the card's kind, for as long as there is no look. */
  icon: IconName
}

/** The picture of a card: it says nothing that the card's label does not. Before the sprite is there its scene's colours stand. */
export function Picture(props: Props) {
  const drawn = isDrawn(props.game)
  const known = drawn ? looks(props.game) : {}
  const own = props.faces.map((face) => known[face]).find((each) => each !== undefined)
  // The front page fetches no more than it has: what is not drawn there has the sign of its kind.
  const there = props.game !== FRONT && (!drawn || Object.keys(known).length > 0)
  const look = own ?? (there && props.face !== null ? ownLook(props.game, props.faces[0] ?? '', props.face) : null)
  return (
    <span class={`picture ${look === null ? '' : `scene-${look.scene}`}`} aria-hidden="true">
      {look === null ? <Icon name={props.icon} class="picture-kind" /> : <Composed game={artOf(props.game)} look={look} />}
    </span>
  )
}

function Composed(props: { game: string; look: Look }) {
  const { look, game } = props
  return (
    <>
      <Drawing game={game} name={`scene-${look.scene}`} class="picture-scene" />
      {look.props?.map((name, i) => <Drawing key={i} game={game} name={name} class={`picture-prop prop-${i}`} />)}
      {look.pony === undefined ? (
        <Drawing game={game} name={look.main ?? ''} class="picture-main" />
      ) : (
        <span class={`picture-main picture-pony coat-${look.pony.coat} mane-${look.pony.mane}`}>
          <Drawing game={game} name={`pony-${look.pony.pose}`} />
          {look.pony.race === 'unicorn' || look.pony.race === 'alicorn' ? <Drawing game={game} name={`horn-${look.pony.pose}`} /> : null}
          {look.pony.race === 'pegasus' || look.pony.race === 'alicorn' ? <Drawing game={game} name={`wing-${look.pony.pose}`} /> : null}
        </span>
      )}
    </>
  )
}

function Drawing(props: { game: string; name: string; class?: string }) {
  const address = drawing(props.game, props.name)
  return address === null ? null : (
    <svg class={props.class} focusable="false">
      <use href={address} />
    </svg>
  )
}
