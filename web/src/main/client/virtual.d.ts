/** The addresses of the sprites by game, as `pictures/sprites.ts` makes them. */
declare module 'virtual:sprites' {
  export const sprites: Readonly<Record<string, string>>
  /** What the few pictures of the front page are made of. */
  export const front: Readonly<Record<string, import('./cards/pictures').Look>>
}

/** The words that lead to glyphs of the sprites, as `pictures/keywords.ts` makes them. */
declare module 'virtual:keywords' {
  export const keywords: Readonly<Record<string, readonly string[]>>
}

/** The glyphs that the pictures are made of, and whose they are, as `pictures/sprites.ts` makes the list. */
declare module 'virtual:glyphs' {
  export const glyphs: { by: string; licence: string; names: readonly string[] }
}

/** The parts of ZzFX that are used; the package has no types of its own. */
declare module 'zzfx' {
  export const ZZFX: { volume: number; audioContext: AudioContext; play(...parameters: number[]): AudioBufferSourceNode }
}
