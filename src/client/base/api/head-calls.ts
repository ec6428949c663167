import { queryOf } from './query-of'
import { readToken } from './token'

/**
 * What the page asks for in its head, while the console's code is still on the way: who is signed in, and what the list at its
 * address begins with, as it was asked for when that list was last opened in this browser. The code takes what it would ask for
 * itself (`early-calls`).
 */
export interface HeadCalls {
  /** On whose behalf, in what language: whoever is here when the code has come may have changed either. */
  readonly token: string
  readonly language: string
  /** By the call, as `callKey` names it. */
  readonly answers: Map<string, Promise<HeadAnswer>>
}

export interface HeadAnswer {
  readonly status: number
  readonly text: string
}

declare global {
  var headCalls: HeadCalls | undefined
}

/** Where everything that a console starts with is asked for. */
export const startPath = '/auth/backend/account/start'

/** A call that changes nothing, with its query or body: two of one key have one answer. */
export function callKey(name: string, input: object): string {
  return name.startsWith('GET ') ? name + queryOf(input) : `${name} ${JSON.stringify(input)}`
}

const prefix = 'iron-man.first-calls.'

/** Where the calls of an address are kept: of those of one path that say more, the last one's. */
function placeOf(path: string, search: string): string {
  return prefix + path + (search === '' ? '' : '?')
}

/**
 * Has the head make calls when the page is next loaded at an address.
 * @param path of the address, and `search`, its query without `?`, as the router tells them
 * @param keys of the calls, as `callKey` names them
 */
export function keepFirstCalls(path: string, search: string, keys: readonly string[]): void {
  // Whoever has signed out meanwhile leaves nothing behind.
  if (readToken() === undefined) return
  try {
    localStorage.setItem(placeOf(path, search), [search, ...keys].join('\n'))
  } catch {
    // A browser that has no room left asks for them a little later, as the first time.
  }
}

/** The calls, as `callKey` names them, that the page at an address was last begun with. */
export function firstCallsOf(path: string, search: string): string[] {
  const [kept, ...keys] = localStorage.getItem(placeOf(path, search))?.split('\n') ?? []
  return kept === search ? keys : []
}

/** Forgets them for all pages: whoever signs in next may see others. */
export function forgetFirstCalls(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
