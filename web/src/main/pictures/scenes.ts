/**
 * The scenes behind the figures of cards, 100 by 140, our own drawings. The sky of each is a gradient that
 * `scenes.css` holds, so that it stands before the drawing is there.
 */

const hill = (y: number, colour: string, bend = 0) =>
  `<path d="M-5 ${y + 8}C20 ${y - 10 + bend} 40 ${y - 6} 60 ${y + 4}S95 ${y + 6 - bend} 105 ${y - 4}V145H-5z" fill="${colour}"/>`

const cloud = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="#fff" opacity=".85"><circle r="6"/><circle cx="8" cy="-3" r="8"/><circle cx="17" r="6"/><rect x="-2" width="21" height="6" rx="3"/></g>`

/** Small dots, always the same ones, from `top` on over so much height. */
const dots = (number: number, colour: string, height: number, top = 0) =>
  Array.from({ length: number }, (_, i) => {
    const x = (i * 37 + 11) % 100
    const y = top + ((i * 53 + 7) % height)
    return `<circle cx="${x}" cy="${y}" r="${0.7 + (i % 3) * 0.5}" fill="${colour}"/>`
  }).join('')

const rays = (number: number, y: number, opacity: number) =>
  Array.from({ length: number }, (_, i) => {
    const turn = (i * 2 * Math.PI) / number
    const end = (angle: number) => `${Math.round(50 + 130 * Math.cos(angle))} ${Math.round(y + 130 * Math.sin(angle))}`
    return `<path d="M50 ${y}L${end(turn)}L${end(turn + Math.PI / number)}z" fill="#fff" opacity="${opacity}"/>`
  }).join('')

const windows = Array.from(
  { length: 12 },
  (_, i) => `<rect x="${8 + (i % 4) * 23}" y="${66 + Math.floor(i / 4) * 13}" width="7" height="7" fill="#fff" opacity=".8"/>`,
).join('')

const stripes = Array.from({ length: 7 }, (_, i) => `<rect x="${i * 15}" width="6" height="98" fill="#fff" opacity=".28"/>`).join('')

const tree = (x: number, y: number, size: number, colour: string) =>
  `<rect x="${x - size * 0.14}" y="${y}" width="${size * 0.28}" height="${size * 2.2}" fill="#7a5a3c"/><circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>`

const books = (y: number) =>
  ['#c2447a', '#5fb7ff', '#ffd257', '#6fae57', '#ff8f70', '#8a6bd0', '#4fa8a5', '#e9a13b', '#5b8fd6', '#c97b4a', '#a6536f']
    .map((colour, i) => `<rect x="${4 + i * 8.6}" y="${y + (i % 3) * 2}" width="7" height="${24 - (i % 3) * 2}" rx="1" fill="${colour}"/>`)
    .join('') + `<rect y="${y + 24}" width="100" height="4" fill="#8a5a34"/>`

/** What each scene draws before its sky. */
export const scenes: Readonly<Record<string, string>> = {
  sky: cloud(14, 44) + cloud(64, 62, 0.8) + hill(108, '#8fd47c') + hill(118, '#6dbb5c', 6),
  meadow: cloud(60, 42, 0.9) + hill(92, '#b7e59b', 8) + hill(106, '#83cc6b') + dots(14, '#ffffff99', 20, 112),
  room:
    stripes +
    '<rect x="58" y="36" width="30" height="34" rx="3" fill="#bfe6ff" stroke="#fff" stroke-width="4"/><rect y="98" width="100" height="42" fill="#c58653"/><path d="M0 111h100M0 125h100" stroke="#a96d3e" stroke-width="1.5"/>',
  night: dots(26, '#fff', 80) + '<circle cx="78" cy="44" r="11" fill="#ffeaa6"/>' + hill(104, '#37407f') + hill(118, '#2a3263', 6),
  street:
    '<path d="M4 112V60h18v52M26 112V46h20v66M52 112V66h16v46M72 112V52h22v60" fill="#c6d6e6"/>' +
    windows +
    '<rect y="110" width="100" height="32" fill="#8c93a0"/><path d="M0 125h100" stroke="#fff" stroke-width="2.5" stroke-dasharray="10 8"/>',
  class:
    '<rect x="8" y="34" width="84" height="46" rx="3" fill="#2f6b52" stroke="#b98a5a" stroke-width="4"/><path d="M18 50q10-8 20 0M18 62h24" stroke="#fff" stroke-width="2" opacity=".6" fill="none"/><rect y="104" width="100" height="38" fill="#b98a5a"/>',
  snow: dots(30, '#fff', 110) + hill(100, '#eaf4ff') + hill(116, '#d3e6f7', 6),
  candy: dots(24, '#ff8fbf', 100) + hill(106, '#f59ac4') + hill(118, '#e877ae', 5),
  stage:
    '<path d="M50 20 20 140H80z" fill="#fff3c4" opacity=".35"/><path d="M0 0h22c4 40-4 80-22 112zM100 0H78c-4 40 4 80 22 112z" fill="#c22f56"/><rect y="112" width="100" height="30" fill="#8a5a34"/>',
  peak:
    '<path d="M0 112 30 52l20 34 16-26 34 52z" fill="#8fa6bd"/><path d="M30 52l-9 18 7-3 4 5 6-5zM66 60l-6 10 6-2 5 4z" fill="#fff"/>' +
    hill(112, '#7b8f6b'),
  wood:
    '<path d="M10 112V40h8v72M38 112V30h10v82M74 112V38h9v74" fill="#7a5a3c"/><circle cx="14" cy="40" r="20" fill="#4e9a54"/><circle cx="44" cy="32" r="22" fill="#5aab5f"/><circle cx="80" cy="38" r="21" fill="#4e9a54"/>' +
    hill(110, '#6fae57'),
  shelf:
    '<rect y="102" width="100" height="10" fill="#a8764a"/><rect y="112" width="100" height="30" fill="#c9b5ea"/><rect x="6" y="120" width="18" height="22" rx="2" fill="#ff8f70"/><rect x="28" y="126" width="14" height="16" rx="2" fill="#5fb7ff"/><rect x="70" y="118" width="22" height="24" rx="2" fill="#ffd257"/>',
  rug:
    '<rect y="96" width="100" height="46" fill="#d9a877"/><ellipse cx="50" cy="118" rx="46" ry="17" fill="#ff8f70"/><ellipse cx="50" cy="118" rx="36" ry="12" fill="#ffd257"/><ellipse cx="50" cy="118" rx="25" ry="7" fill="#5fb7ff"/>',
  bed:
    dots(18, '#fff', 70) +
    '<rect x="-4" y="104" width="108" height="40" rx="8" fill="#f3f0ff"/><rect x="-4" y="116" width="108" height="30" fill="#86a4ff"/>',
  fire: rays(12, 86, 0.3),
  magic: rays(10, 80, 0.22) + dots(16, '#fff', 130),
  beach:
    '<circle cx="76" cy="42" r="10" fill="#ffe27a"/><rect y="78" width="100" height="30" fill="#4fb3d9"/><path d="M0 88q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>' +
    hill(110, '#f3d79b', 4),
  kitchen:
    Array.from({ length: 30 }, (_, i) => `<rect x="${(i % 6) * 17}" y="${28 + Math.floor(i / 6) * 15}" width="16" height="14" fill="#fff" opacity="${i % 2 === 0 ? 0.55 : 0.3}"/>`).join('') +
    '<rect x="6" y="34" width="30" height="4" rx="2" fill="#a8764a"/><path d="M10 34v-9h8v9M22 34V24h9v10" fill="#ff8f70"/><rect y="100" width="100" height="6" fill="#e9e2d6"/><rect y="106" width="100" height="36" fill="#7fb0a8"/><path d="M33 108v34M66 108v34" stroke="#5f8f88" stroke-width="1.5"/>',
  castle:
    cloud(66, 36, 0.7) +
    '<path d="M14 112V62l8-14 8 14v12h12V54l9-18 9 18v20h12V62l8-14 8 14v50z" fill="#b9b3d9"/><path d="M12 62h20L22 44zM40 54h22L51 32zM68 62h20L78 44z" fill="#7d5fc4"/><path d="M44 112V94a7 8 0 0 1 14 0v18z" fill="#5b4a8f"/>' +
    hill(110, '#83cc6b'),
  rain:
    cloud(12, 36, 1.1) +
    cloud(60, 46, 1) +
    Array.from({ length: 22 }, (_, i) => `<path d="M${(i * 29 + 6) % 98} ${54 + ((i * 17) % 52)}l-2.5 7" stroke="#dff0ff" stroke-width="1.5" stroke-linecap="round"/>`).join('') +
    hill(112, '#5f8a6a') +
    hill(122, '#4d765a', 5),
  cave:
    '<path d="M0 0h100v140H0z" fill="#5a4a63"/><path d="M16 140C8 92 20 46 50 40s42 52 36 100z" fill="#8b7596"/><path d="M20 30l6 22 6-26zM66 26l5 24 7-22z" fill="#4a3c53"/><path d="M12 118l6-14 7 14zM80 120l5-16 6 16z" fill="#6fd3d9"/>' +
    hill(118, '#4a3c53'),
  farm:
    '<circle cx="20" cy="44" r="9" fill="#ffe27a"/><path d="M56 104V70l17-14 17 14v34z" fill="#c24a35"/><path d="M52 72l21-18 21 18" fill="none" stroke="#fff" stroke-width="3"/><path d="M67 104V86h12v18" fill="#fff"/>' +
    hill(106, '#a9cf62') +
    '<path d="M-2 132q25-14 50-8t54-4M-2 142q25-14 50-8t54-4" fill="none" stroke="#7fa843" stroke-width="2.5"/>',
  library: books(32) + books(64) + '<rect y="104" width="100" height="38" fill="#9c6b45"/><ellipse cx="50" cy="122" rx="42" ry="12" fill="#b5476a" opacity=".8"/>',
  space:
    dots(34, '#fff', 130) +
    '<circle cx="22" cy="52" r="13" fill="#f2a65a"/><ellipse cx="22" cy="52" rx="21" ry="5" fill="none" stroke="#ffe0b0" stroke-width="2.5" transform="rotate(-18 22 52)"/><circle cx="82" cy="38" r="6" fill="#7fd6e0"/><path d="M-5 128q55-22 110 0v20H-5z" fill="#6b5a94"/>',
  market:
    '<path d="M6 46h88v14H6z" fill="#fff"/>' +
    Array.from({ length: 6 }, (_, i) => `<path d="M${6 + i * 14.7} 46h7.400v14a3.700 4 0 0 1-7.400 0z" fill="${i % 2 === 0 ? '#d9534f' : '#f0a04b'}"/>`).join('') +
    '<path d="M9 60v50M91 60v50" stroke="#8a5a34" stroke-width="3"/><rect x="4" y="98" width="92" height="12" rx="2" fill="#b98a5a"/><rect y="110" width="100" height="32" fill="#d8c7a6"/>',
  garden:
    tree(14, 70, 15, '#6fae57') +
    tree(88, 74, 13, '#5aab5f') +
    '<path d="M0 104h100M0 94h100" stroke="#fff" stroke-width="3"/>' +
    Array.from({ length: 9 }, (_, i) => `<path d="M${5 + i * 11.5} 110V88l3-4 3 4v22z" fill="#fff"/>`).join('') +
    hill(112, '#83cc6b') +
    ['#ff6f91', '#ffd257', '#c4a8f2', '#ff9f5a', '#ff6f91'].map((colour, i) => `<circle cx="${10 + i * 20}" cy="${126 + (i % 2) * 6}" r="3" fill="${colour}"/><circle cx="${10 + i * 20}" cy="${126 + (i % 2) * 6}" r="1.100" fill="#fff"/>`).join(''),
}
