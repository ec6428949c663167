import type { Username } from '../journey'

/** Routes that one page of one account goes through: it is left for a new one then, as what stays open would slow the next. */
export interface Stretch<R> {
  readonly username: Username
  readonly routes: readonly R[]
}

const longest = 30

/** Cuts what each account goes through into stretches. */
export function stretches<R>(byAccount: ReadonlyMap<Username, readonly R[]>): Stretch<R>[] {
  return [...byAccount].flatMap(([username, routes]) =>
    Array.from({ length: Math.ceil(routes.length / longest) }, (_, at) => ({
      username,
      routes: routes.slice(at * longest, (at + 1) * longest),
    })),
  )
}

/**
 * Spreads items over the accounts that each is open to: of the accounts of an item the one that has had the fewest, so that all
 * have their share. What none of them may open is the administrator's.
 */
export function spreadOver<I>(
  items: readonly I[],
  accountsOf: (item: I) => readonly string[],
): ReadonlyMap<Username, readonly I[]> {
  const shares = new Map<Username, I[]>()
  const had = (username: string) => shares.get(username as Username)?.length ?? 0
  for (const item of items) {
    const [least = 'admin'] = accountsOf(item).toSorted((left, right) => had(left) - had(right))
    shares.set(least as Username, [...(shares.get(least as Username) ?? []), item])
  }
  return shares
}

/** Every n-th of the items. */
export function everyOf<I>(items: readonly I[], step: number): readonly I[] {
  return items.filter((_, at) => at % step === 0)
}
