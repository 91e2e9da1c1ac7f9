/** The addresses of the sprites by game, as `pictures/sprites.ts` makes them. */
declare module 'virtual:sprites' {
  export const sprites: Readonly<Record<string, string>>
}
