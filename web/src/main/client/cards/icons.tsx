/** Our own signs, drawn on a square of 24. Each is one path, filled with the colour of its text. */
const paths = {
  coin: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-1.2 3v8h2.4V8Z',
  speed: 'M3 5l8 7-8 7V5Zm10 0l8 7-8 7V5Z',
  strength: 'M14 2l8 8-3 3-2.6-2.6L6 20.8 3.200 18 13.600 7.600 11 5Z',
  heart: 'M12 21S3 15.200 3 8.800A4.800 4.800 0 0 1 12 6.400 4.800 4.800 0 0 1 21 8.800C21 15.200 12 21 12 21Z',
  flame: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9Z',
  shield: 'M12 2l8 3v6c0 5.500-3.500 9.200-8 11-4.500-1.800-8-5.500-8-11V5Z',
  cookie: 'M12 2a10 10 0 1 0 10 10 4 4 0 0 1-4-4 4 4 0 0 1-4-4 4 4 0 0 1-2-2ZM8.500 8a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM15 13a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Zm-6 2a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Z',
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm1 3v14h10V5Z',
  star: 'M12 2l3 6.600 7.200.8-5.400 4.900 1.500 7.100L12 17.800l-6.300 3.600 1.500-7.100L1.800 9.400 9 8.600Z',
  trophy: 'M7 3h10v2h4v3a5 5 0 0 1-4.500 5A5 5 0 0 1 13 16v2h4v3H7v-3h4v-2a5 5 0 0 1-3.500-3A5 5 0 0 1 3 8V5h4Zm0 4H5v1a3 3 0 0 0 2 2.800Zm10 0v3.800A3 3 0 0 0 19 8V7Z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm-1-6h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4ZM4.200 5.600l1.400-1.400 2.900 2.900-1.400 1.400Zm11.300 11.300 1.400-1.400 2.900 2.900-1.400 1.400ZM4.200 18.400l2.900-2.900 1.400 1.400-2.900 2.900ZM15.500 7.100l2.900-2.900 1.400 1.400-2.900 2.900Z',
  moon: 'M15 2A10 10 0 1 0 22 15 8 8 0 0 1 15 2Z',
  person: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM3 22c0-5 4-8 9-8s9 3 9 8Z',
  bolt: 'M14 1 4 14h6l-2 9 11-14h-7Z',
  flag: 'M4 2h2v20H4Zm3 1h14l-4 5 4 5H7Z',
  frame: 'M2 4h20v16H2Zm3 3v10h14V7Zm1 8 4-5 3 3 2-2 3 4Z',
  top: 'M11 1h2v4h6l1 5-8 13L4 10l1-5h6Z',
  target: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  check: 'M9 20 1.500 12.500 4 10l5 5L20 4l2.500 2.500Z',
  puzzle: 'M4 8h4.200a2.800 2.800 0 1 1 5.200 0H18v4.600a2.800 2.800 0 1 1 0 5.200V22H4Z',
  gift: 'M2 8h4a3.500 3.500 0 0 1 6-3.600A3.500 3.500 0 0 1 18 8h4v5h-1v9H3v-9H2Zm6.500-2A1.500 1.500 0 1 0 10 8h1V7.500A1.500 1.500 0 0 0 8.500 6Zm7 0A1.500 1.500 0 0 0 13 7.500V8h1a1.500 1.500 0 0 0 1.500-2ZM11 13H5v7h6Zm2 0v7h6v-7Z',
  mask: 'M2 5c3-1 6 1 10 1s7-2 10-1c0 8-2 13-6 13-2 0-3-2-4-2s-2 2-4 2C4 18 2 13 2 5Zm5 4a2.500 2 0 1 0 0 4 2.500 2 0 0 0 0-4Zm10 0a2.500 2 0 1 0 0 4 2.500 2 0 0 0 0-4Z',
  crown: 'M2 7l5 4 5-8 5 8 5-4-2 13H4Z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-1 2v6l4 3 1.300-1.600L13.200 12V7Z',
  hand: 'M7 11V4.500a1.500 1.500 0 0 1 3 0V10h1V2.500a1.500 1.500 0 0 1 3 0V10h1V4a1.500 1.500 0 0 1 3 0v12a6 6 0 0 1-6 6c-4 0-5-2-8-8 1.500-1.500 2.500-.500 3 1Z',
  pile: 'M3 6h13v15H3Zm3-3h13v15h-2V5H6Zm3-2h13v15h-2V3H9Z',
  leaf: 'M21 2C9 2 4 7 4 14c0 1 .2 2 .5 3L2 22l2 1 2.300-3.600C7.200 20 8.500 20 10 20 17 20 21 14 21 2Z',
  eye: 'M12 4c6 0 10 5 11 8-1 3-5 8-11 8S2 15 1 12c1-3 5-8 11-8Zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  undo: 'M9 4v5h5a6 6 0 1 1 0 12H6v-3h8a3 3 0 1 0 0-6H9v5L2 10.500Z',
  log: 'M4 3h16v3H4Zm0 5h16v3H4Zm0 5h16v3H4Zm0 5h10v3H4Z',
  menu: 'M4 10h4v4H4Zm6 0h4v4h-4Zm6 0h4v4h-4Z',
  bulb: 'M12 2a7 7 0 0 1 4 12.700V18H8v-3.300A7 7 0 0 1 12 2ZM8.500 19.500h7V21l-2 1.500h-3l-2-1.500Z',
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
