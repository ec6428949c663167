import type { Services } from './services'

/** What the server keeps in memory for a while: the rights of roles; what it has found out about lists. */
export const serverCaches = ['rights', 'lists'] as const
export type ServerCache = (typeof serverCaches)[number]

const forgetters: Record<ServerCache, ((services: Services) => void)[]> = { rights: [], lists: [] }

/** Has a module forget what it keeps when that is asked for. */
export function forgetsWhenAsked(cache: ServerCache, forget: (services: Services) => void): void {
  forgetters[cache].push(forget)
}

/** Forgets what is kept; it is found out again when it is needed. */
export function forget(services: Services, cache: ServerCache): void {
  for (const each of forgetters[cache]) each(services)
}
