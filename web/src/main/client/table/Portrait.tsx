import type { Player, Seat } from '../net/messages'

/** Whose face it is: the computer has its own, and people have that of their seat. */
export type Likeness = 'robot' | 'fox' | 'bear'

export function likeness(player: Player | null, seat: Seat): Likeness {
  return player?.kind === 'computer' ? 'robot' : seat === 'A' ? 'fox' : 'bear'
}

/** The face of who sits there, in a ring that breathes twice once their answer is awaited; their name stands beside it. */
export function Portrait(props: { player: Player | null; seat: Seat; present: boolean }) {
  const who = likeness(props.player, props.seat)
  return (
    <span class="portrait" data-likeness={who} aria-hidden="true">
      <svg viewBox="0 0 32 32">
        <circle class="portrait-ground" cx="16" cy="16" r="16" />
        {faces[who]}
      </svg>
      <i class={`presence ${props.present ? 'is-here' : 'is-away'}`} />
    </span>
  )
}

const eyes = (
  <>
    <circle cx="12" cy="17" r="1.7" fill="#2b2233" />
    <circle cx="20" cy="17" r="1.7" fill="#2b2233" />
  </>
)

const faces = {
  robot: (
    <>
      <path d="M15.2 6h1.6v4h-1.6Z" fill="#5d5468" />
      <circle cx="16" cy="5.5" r="2" fill="#c8371b" />
      <rect x="4.5" y="14" width="3" height="7" rx="1.5" fill="#8a7f9c" />
      <rect x="24.5" y="14" width="3" height="7" rx="1.5" fill="#8a7f9c" />
      <rect x="7" y="9.5" width="18" height="16" rx="4.5" fill="#b9b2cc" />
      <rect x="9.5" y="13" width="13" height="6.5" rx="3.2" fill="#2b2233" />
      <circle cx="13" cy="16.2" r="1.8" fill="#7fe3ff" />
      <circle cx="19" cy="16.2" r="1.8" fill="#7fe3ff" />
      <path d="M12.5 22h7v1.6h-7Z" fill="#5d5468" />
    </>
  ),
  fox: (
    <>
      <path d="M6 5.5 13 11 7 17ZM26 5.5 19 11l6 6Z" fill="#b85a0b" />
      <path d="M16 9c6 0 10 4 10 8.5L16 27 6 17.5C6 13 10 9 16 9Z" fill="#f08a24" />
      <path d="M6 17.5c4-1.5 8 2 10 6.5 2-4.5 6-8 10-6.5L16 27Z" fill="#fff6e2" />
      {eyes}
      <circle cx="16" cy="24.5" r="1.9" fill="#2b2233" />
    </>
  ),
  bear: (
    <>
      <circle cx="8.5" cy="10" r="4" fill="#7a4a2b" />
      <circle cx="23.5" cy="10" r="4" fill="#7a4a2b" />
      <circle cx="16" cy="17.5" r="10" fill="#9a6238" />
      <ellipse cx="16" cy="21.5" rx="5" ry="4" fill="#f6e3cf" />
      {eyes}
      <ellipse cx="16" cy="20.2" rx="2" ry="1.4" fill="#2b2233" />
    </>
  ),
} as const
