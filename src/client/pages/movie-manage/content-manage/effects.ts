import { sharesDeepLink } from '../../../engine/deep-links/share-deep-link'

/** What link fields call each type of title; clips open in the app by their title. */
const types = new Map([
  ['movie', 'MOVIE'],
  ['series', 'DRAMA'],
  ['short', 'SHORT'],
] as const)

export const copyDeepLink = sharesDeepLink((row) => [...types].find(([type]) => type === row?.type)?.[1])
