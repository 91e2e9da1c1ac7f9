/** Our own signs, drawn on a square of 24. Each is one path, filled with the colour of its text. */
const paths = {
  coin: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-1.2 3v8h2.4V8Z',
  gem: 'M6 3h12l5 7-11 12L1 10Zm1.500 2.200L4.800 9h3.700l1.700-3.800Zm9 0h-2.700L15.500 9h3.700ZM9 11l3 7 3-7Z',
  speed: 'M3 5l8 7-8 7V5Zm10 0l8 7-8 7V5Z',
  strength: 'M14 2l8 8-3 3-2.6-2.6L6 20.8 3.2 18 13.6 7.6 11 5Z',
  heart: 'M12 21S3 15.2 3 8.8A4.8 4.8 0 0 1 12 6.400 4.8 4.8 0 0 1 21 8.8C21 15.2 12 21 12 21Z',
  flame: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9Z',
  shield: 'M12 2l8 3v6c0 5.5-3.5 9.2-8 11-4.5-1.8-8-5.5-8-11V5Z',
  cookie: 'M12 2a10 10 0 1 0 10 10 4 4 0 0 1-4-4 4 4 0 0 1-4-4 4 4 0 0 1-2-2ZM8.5 8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM15 13a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm-6 2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm1 3v14h10V5Z',
  star: 'M12 2l3 6.6 7.2.8-5.400 4.900 1.5 7.100L12 17.8l-6.300 3.6 1.5-7.100L1.8 9.400 9 8.6Z',
  trophy: 'M7 3h10v2h4v3a5 5 0 0 1-4.5 5A5 5 0 0 1 13 16v2h4v3H7v-3h4v-2a5 5 0 0 1-3.5-3A5 5 0 0 1 3 8V5h4Zm0 4H5v1a3 3 0 0 0 2 2.8Zm10 0v3.8A3 3 0 0 0 19 8V7Z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm-1-6h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4ZM4.2 5.6l1.400-1.400 2.900 2.900-1.400 1.400Zm11.300 11.300 1.400-1.400 2.900 2.900-1.400 1.400ZM4.2 18.400l2.900-2.900 1.400 1.400-2.900 2.900ZM15.5 7.100l2.900-2.900 1.400 1.400-2.900 2.900Z',
  moon: 'M15 2A10 10 0 1 0 22 15 8 8 0 0 1 15 2Z',
  person: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM3 22c0-5 4-8 9-8s9 3 9 8Z',
  bolt: 'M14 1 4 14h6l-2 9 11-14h-7Z',
  flag: 'M4 2h2v20H4Zm3 1h14l-4 5 4 5H7Z',
  frame: 'M2 4h20v16H2Zm3 3v10h14V7Zm1 8 4-5 3 3 2-2 3 4Z',
  top: 'M11 1h2v4h6l1 5-8 13L4 10l1-5h6Z',
  target: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  cross: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7Z',
  check: 'M9 20 1.5 12.5 4 10l5 5L20 4l2.5 2.5Z',
  puzzle: 'M4 8h4.2a2.8 2.8 0 1 1 5.2 0H18v4.6a2.8 2.8 0 1 1 0 5.2V22H4Z',
  gift: 'M2 8h4a3.5 3.5 0 0 1 6-3.6A3.5 3.5 0 0 1 18 8h4v5h-1v9H3v-9H2Zm6.5-2A1.5 1.5 0 1 0 10 8h1V7.5A1.5 1.5 0 0 0 8.5 6Zm7 0A1.5 1.5 0 0 0 13 7.5V8h1a1.5 1.5 0 0 0 1.5-2ZM11 13H5v7h6Zm2 0v7h6v-7Z',
  mask: 'M2 5c3-1 6 1 10 1s7-2 10-1c0 8-2 13-6 13-2 0-3-2-4-2s-2 2-4 2C4 18 2 13 2 5Zm5 4a2.5 2 0 1 0 0 4 2.5 2 0 0 0 0-4Zm10 0a2.5 2 0 1 0 0 4 2.5 2 0 0 0 0-4Z',
  crown: 'M2 7l5 4 5-8 5 8 5-4-2 13H4Z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-1 2v6l4 3 1.300-1.6L13.2 12V7Z',
  hand: 'M7 11V4.5a1.5 1.5 0 0 1 3 0V10h1V2.5a1.5 1.5 0 0 1 3 0V10h1V4a1.5 1.5 0 0 1 3 0v12a6 6 0 0 1-6 6c-4 0-5-2-8-8 1.5-1.5 2.5-.5 3 1Z',
  pile: 'M3 6h13v15H3Zm3-3h13v15h-2V5H6Zm3-2h13v15h-2V3H9Z',
  leaf: 'M21 2C9 2 4 7 4 14c0 1 .2 2 .5 3L2 22l2 1 2.300-3.6C7.2 20 8.5 20 10 20 17 20 21 14 21 2Z',
  eye: 'M12 4c6 0 10 5 11 8-1 3-5 8-11 8S2 15 1 12c1-3 5-8 11-8Zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  play: 'M7 3.5 19.5 12 7 20.5Z',
  hourglass: 'M5 2h14v3h-1.5c0 3-1.5 5-4 7 2.5 2 4 4 4 7H19v3H5v-3h1.5c0-3 1.5-5 4-7-2.5-2-4-4-4-7H5Z',
  fright: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM8 7a2.200 2.200 0 1 1 0 4.400A2.200 2.200 0 0 1 8 7Zm8 0a2.200 2.200 0 1 1 0 4.400A2.200 2.200 0 0 1 16 7Zm-4 6.500c2 0 3.200 1.400 3.200 3S14 19 12 19s-3.200-.9-3.200-2.500 1.200-3 3.200-3Z',
  hexagon: 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11Z',
  diamond: 'M12 1 22 12 12 23 2 12Z',
  ring: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  any: 'M10 1h4v3h-4ZM10 20h4v3h-4ZM1 10h3v4H1ZM20 10h3v4h-3ZM3.5 5.6l2.100-2.1 2.2 2.100-2.2 2.200ZM16.2 18.400l2.200-2.2 2.1 2.200-2.1 2.100ZM3.5 18.400l2.100-2.2 2.2 2.200-2.2 2.100ZM16.2 5.6l2.200-2.1 2.1 2.100-2.1 2.200Z',
  triangle: 'M12 2 23 21H1Z',
  undo: 'M9 4v5h5a6 6 0 1 1 0 12H6v-3h8a3 3 0 1 0 0-6H9v5L2 10.5Z',
  log: 'M4 3h16v3H4Zm0 5h16v3H4Zm0 5h16v3H4Zm0 5h10v3H4Z',
  menu: 'M4 10h4v4H4Zm6 0h4v4h-4Zm6 0h4v4h-4Z',
  bulb: 'M12 2a7 7 0 0 1 4 12.7V18H8v-3.300A7 7 0 0 1 12 2ZM8.5 19.5h7V21l-2 1.5h-3l-2-1.5Z',
} as const

export type IconName = keyof typeof paths

/** A sign that only repeats what words beside it or the label around it say. */
export function Icon(props: { name: IconName; class?: string }) {
  return (
    <svg class={`icon ${props.class ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" fill-rule="evenodd" d={paths[props.name]} />
    </svg>
  )
}

/** The sign of the house: a card with a quill's stroke. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect class="mark-back" x="11" y="3" width="17" height="24" rx="3" transform="rotate(9 19 15)" />
      <rect class="mark-front" x="4" y="5" width="17" height="24" rx="3" />
      <path class="mark-stroke" d="M8 22c5-1 8-5 10-13M8 22l2-6M8 22h5" />
    </svg>
  )
}
