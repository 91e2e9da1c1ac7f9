import { Icon, type IconName } from './icons'
import { drawing, looks, type Look } from './pictures'

interface Props {
  game: string
  /** Names under which the face may have a look, the most particular first. */
  faces: readonly string[]
  /** The sign of the card's kind, for a card that has no look. */
  icon: IconName
}

/** The picture of a card: it says nothing that the card's label does not. Before the sprite is there its scene's colours stand. */
export function Picture(props: Props) {
  const known = looks(props.game)
  const look = props.faces.map((face) => known[face]).find((each) => each !== undefined)
  return (
    <span class={`picture ${look === undefined ? '' : `scene-${look.scene}`}`} aria-hidden="true">
      {look === undefined ? <Icon name={props.icon} class="picture-kind" /> : <Composed game={props.game} look={look} />}
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
