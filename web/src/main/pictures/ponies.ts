/**
 * Ponies for the pictures of cards: one generic pony of our own in several poses, on a square of 32, looking left.
 * Colours come from the page: `--coat`, `--coat-2` (what is farther away, hooves), `--mane` and `--mane-2`.
 */

interface Joint {
  x: number
  y: number
}

interface Pose {
  body: Joint & { rx: number; ry: number; turn: number }
  /** Where the neck leaves the body. */
  neck: Joint
  head: Joint & { turn: number }
  /** Hip, knee and hoof of each leg: the two far ones first. */
  legs: readonly (readonly [Joint, Joint, Joint])[]
  tail: Joint & { turn: number }
  wing: Joint & { turn: number }
}

const at = (x: number, y: number): Joint => ({ x, y })

const poses: Readonly<Record<string, Pose>> = {
  stand: {
    body: { x: 17.5, y: 18.5, rx: 6.6, ry: 4.3, turn: 0 },
    neck: at(13, 17),
    head: { x: 9.3, y: 9.5, turn: 0 },
    legs: [
      [at(14.5, 20), at(14.3, 24.5), at(14.3, 29)],
      [at(21, 20), at(21.4, 24.5), at(21, 29)],
      [at(12.6, 20), at(12, 24.5), at(12, 29.6)],
      [at(22.8, 19.5), at(24, 24.5), at(23.6, 29.6)],
    ],
    tail: { x: 23.6, y: 16.6, turn: 0 },
    wing: { x: 17, y: 16.5, turn: 0 },
  },
  trot: {
    body: { x: 17.5, y: 17.6, rx: 6.8, ry: 4.1, turn: -4 },
    neck: at(12.6, 16.3),
    head: { x: 8.4, y: 9.2, turn: -6 },
    legs: [
      [at(14.2, 19.6), at(16.4, 23.6), at(14.8, 27.6)],
      [at(22, 19.2), at(20.2, 23.6), at(22.2, 28.4)],
      [at(12.4, 19.2), at(7.8, 21.6), at(8.6, 26.4)],
      [at(22.8, 18.6), at(26, 22.6), at(27.6, 27)],
    ],
    tail: { x: 23.8, y: 15.2, turn: -28 },
    wing: { x: 17, y: 15.6, turn: -6 },
  },
  leap: {
    body: { x: 17.4, y: 16.4, rx: 7.2, ry: 4, turn: -16 },
    neck: at(11.6, 16.4),
    head: { x: 7.6, y: 8.6, turn: -4 },
    legs: [
      [at(13, 18.6), at(8.4, 21), at(5.6, 24.6)],
      [at(22.4, 16.8), at(25.4, 20.2), at(29, 21.4)],
      [at(11.8, 18.2), at(6.6, 18.6), at(2.8, 21.6)],
      [at(23, 16), at(27, 18.2), at(30.4, 17.4)],
    ],
    tail: { x: 23.8, y: 12.6, turn: -42 },
    wing: { x: 17, y: 14.4, turn: -18 },
  },
  sit: {
    body: { x: 17.8, y: 20.4, rx: 6.4, ry: 4.6, turn: 40 },
    neck: at(14, 16.6),
    head: { x: 10.6, y: 9, turn: 4 },
    legs: [
      [at(14.6, 19), at(13.8, 24), at(13.6, 29.2)],
      [at(21, 24.6), at(17.4, 27.4), at(18.2, 29.6)],
      [at(12.9, 18.6), at(11.8, 24), at(11.2, 29.6)],
      [at(22, 25), at(17.6, 26.2), at(16.4, 29.6)],
    ],
    tail: { x: 23.4, y: 24.6, turn: 26 },
    wing: { x: 18.4, y: 18.6, turn: 34 },
  },
  rear: {
    body: { x: 18.6, y: 18.4, rx: 6.8, ry: 4.2, turn: 52 },
    neck: at(15.2, 13.6),
    head: { x: 11, y: 6.8, turn: 10 },
    legs: [
      [at(14.6, 14.8), at(9.6, 14.6), at(7.8, 18.6)],
      [at(21, 22.4), at(18.4, 26), at(19.4, 29.4)],
      [at(14.4, 16.4), at(9.8, 18.6), at(6.4, 15.8)],
      [at(22.4, 22.4), at(21.4, 26.4), at(24, 29.6)],
    ],
    tail: { x: 24.4, y: 22.4, turn: 10 },
    wing: { x: 19.6, y: 15.8, turn: 44 },
  },
  lie: {
    body: { x: 18.4, y: 24.4, rx: 7.4, ry: 4.3, turn: 2 },
    neck: at(13.4, 22.8),
    head: { x: 9.2, y: 15.6, turn: 2 },
    legs: [
      [at(14.4, 26.4), at(10, 28), at(7, 28.8)],
      [at(23.6, 26.4), at(20, 28.4), at(17, 29)],
      [at(13.2, 26.6), at(9, 29.4), at(5, 29.6)],
      [at(24.4, 26.4), at(25, 29), at(20.4, 29.8)],
    ],
    tail: { x: 25.4, y: 23.4, turn: -6 },
    wing: { x: 18, y: 22, turn: 6 },
  },
}

const point = (joint: Joint) => `${round(joint.x)} ${round(joint.y)}`
const round = (value: number) => Math.round(value * 100) / 100

function leg([hip, knee, hoof]: readonly [Joint, Joint, Joint], colour: string): string {
  const end = { x: hoof.x + (hoof.x - knee.x) * 0.02, y: hoof.y + (hoof.y - knee.y) * 0.02 }
  const ankle = { x: knee.x + (hoof.x - knee.x) * 0.78, y: knee.y + (hoof.y - knee.y) * 0.78 }
  return (
    `<path d="M${point(hip)}Q${point(knee)} ${point(end)}" fill="none" stroke="${colour}" stroke-width="3.1" stroke-linecap="round"/>` +
    `<path d="M${point(ankle)}L${point(end)}" stroke="var(--mane)" stroke-width="3.1" stroke-linecap="round" opacity=".55"/>`
  )
}

/** The head on a square of its own, its middle at 0 0. */
const face =
  '<path d="M3.6 -3.6c.3-2.6 1.6-3.9 2.6-4.3.8 1.3.9 3.2.2 5z" fill="var(--coat-2)"/>' +
  '<path d="M1.2 5.4c-2.400 1-6.400 2.200-8 1.200-1.700-1-1.400-3.700.4-5.200 1.400-1.200 1.600-2.200 2.300-3.500C-2.900-4.700-.6-6 2-5.700c3.200.3 5.200 2.900 4.800 6.200-.3 2.800-2.600 4.200-5.600 4.900z" fill="var(--coat)"/>' +
  '<path d="M1.800-4.700c0-2.5 1.100-4.100 2-4.700 1 1.200 1.5 3.200.9 5.100z" fill="var(--coat)"/><path d="M2.700-5.400c0-1.5.5-2.5 1-3 .5.8.7 2 .4 3z" fill="#ff9fb8" opacity=".8"/>' +
  '<ellipse cx="-1.5" cy="-.5" rx="1.250" ry="1.750" fill="#2a2140"/><circle cx="-1.900" cy="-1.100" r=".5" fill="#fff"/>' +
  '<circle cx="-6.200" cy="3.100" r=".45" fill="#2a2140" opacity=".55"/><path d="M-5.800 5.300c1 .5 2 .4 2.900 0" fill="none" stroke="#2a2140" stroke-width=".5" stroke-linecap="round" opacity=".6"/>' +
  '<circle cx=".6" cy="2.600" r="1.150" fill="#ff7fa8" opacity=".45"/>'

const forelock =
  '<path d="M3.200-6.200c-3-.9-5.600.3-6.5 3 1.5-.9 2.600-1 3.600-.8-1 .6-1.5 1.5-1.600 2.600 2.300-1.900 4.400-2.100 6.300-1.600z" fill="var(--mane)"/><path d="M2.400-5.300c-1.900-.3-3.300.1-4.400 1 1.800-.2 3 0 4.200.7z" fill="var(--mane-2)"/>'

const horn =
  '<path d="M-1.300-5.300-3.900-11.200.9-5.900z" fill="#f9c23c"/><path d="M-2.200-7.200l1.600-.8M-2.900-9l1-.5" stroke="#d99512" stroke-width=".6"/>'

function head(pose: Pose, content: string): string {
  return `<g transform="translate(${pose.head.x} ${pose.head.y}) rotate(${pose.head.turn}) scale(.86)">${content}</g>`
}

function neck(pose: Pose): string {
  const from = { x: pose.head.x + 3, y: pose.head.y + 1.4 }
  return `<path d="M${point(from)}L${point(pose.neck)}" stroke="var(--coat)" stroke-width="6" stroke-linecap="round"/>`
}

function mane(pose: Pose): string {
  const top = { x: pose.head.x + 4.2, y: pose.head.y - 3.6 }
  const end = { x: pose.neck.x + 4.2, y: pose.neck.y + 0.6 }
  const way = { x: Math.max(top.x, end.x) + 2.4, y: (top.y + end.y) / 2 }
  return (
    `<path d="M${point(top)}Q${point(way)} ${point(end)}" fill="none" stroke="var(--mane)" stroke-width="4.200" stroke-linecap="round"/>` +
    `<path d="M${point({ x: top.x + 0.4, y: top.y + 1 })}Q${point({ x: way.x + 0.6, y: way.y })} ${point({ x: end.x + 0.4, y: end.y + 0.4 })}" fill="none" stroke="var(--mane-2)" stroke-width="1.300" stroke-linecap="round"/>`
  )
}

function tail(pose: Pose): string {
  return (
    `<g transform="translate(${pose.tail.x} ${pose.tail.y}) rotate(${pose.tail.turn})"><path d="M-.6-1.300c3.400-1.900 7 .3 6.900 4.200-.1 3-1.900 4.400-1.300 7.200-3-.6-4.300-2.800-3.700-5.400.5-2.200 0-3.400-2.5-3.800z" fill="var(--mane)"/>` +
    '<path d="M1.600-.4c2 .1 2.900 1.600 2.600 3.600-.3 1.800-1.100 3-.9 4.600-1-1-1.100-2.400-.7-3.900.5-2 .3-3.300-1-4.300z" fill="var(--mane-2)"/></g>'
  )
}

const feathers =
  '<path d="M-1.400 1.200C1.200-4.600 7.200-9.600 14-9.800c-1 1.5-1.700 2.300-2.900 3.200 1 0 1.600 0 2.300-.2-1.100 1.900-2.300 2.900-4 3.700.8.100 1.300.1 1.900 0-1.400 1.700-2.900 2.5-4.900 2.900C5 1.700 2.400 3.700-.4 3.200c-1.100-.2-1.5-1-1-2z" fill="#fff" stroke="var(--coat-2)" stroke-width=".5"/><path d="M.2 1.200C2.600-2.800 6-5.600 10-7M1.600 1.700C4-1 6.600-2.600 9.600-3.600" fill="none" stroke="var(--coat)" stroke-width=".8" stroke-linecap="round"/>'

/** The drawings of the ponies by the name of their symbol. */
export function ponies(): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, pose] of Object.entries(poses)) {
    const [farFore, farHind, fore, hind] = pose.legs
    if (farFore === undefined || farHind === undefined || fore === undefined || hind === undefined) {
      throw new Error(`the pony that is to ${name} has not four legs`)
    }
    const { body } = pose
    all.set(
      `pony-${name}`,
      tail(pose) +
        leg(farFore, 'var(--coat-2)') +
        leg(farHind, 'var(--coat-2)') +
        `<ellipse cx="${body.x}" cy="${body.y}" rx="${body.rx}" ry="${body.ry}" transform="rotate(${body.turn} ${body.x} ${body.y})" fill="var(--coat)"/>` +
        neck(pose) +
        leg(fore, 'var(--coat)') +
        leg(hind, 'var(--coat)') +
        mane(pose) +
        head(pose, face + forelock),
    )
    all.set(`horn-${name}`, head(pose, horn))
    all.set(`wing-${name}`, `<g transform="translate(${pose.wing.x} ${pose.wing.y}) rotate(${pose.wing.turn}) scale(.8)">${feathers}</g>`)
  }
  const near = (content: string) => `<g transform="translate(15.5 15) scale(1.750)">${content}</g>`
  all.set(
    'pony-portrait',
    '<path d="M19 12C30 12 31 22 30 32H12c2-5 1-8 0-11z" fill="var(--coat)"/><path d="M22 4c8 2 11 14 9 27-5-1-7-7-7-13 0-5-1-9-5-12z" fill="var(--mane)"/><path d="M25 9c3 4 4 11 3 18-2-4-2-8-2-12z" fill="var(--mane-2)"/>' +
      near(face + forelock),
  )
  all.set('horn-portrait', near(horn))
  all.set('wing-portrait', `<g transform="translate(22 26) rotate(-8) scale(.8)">${feathers}</g>`)
  return all
}
