/** FNV-1a, 32 bits: a number that follows from a text alone. */
export function fnv(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash
}

export function numberOf(text: string): number {
  return fnv(new TextEncoder().encode(text))
}
