import { createHash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { Browser } from '../../pipeline/browser'
import type { Context } from '../../pipeline/operation'
import type { Counted } from './count-tries'

/** The cookie by which a browser is known again; it signs nobody in. */
const browserCookie = 'Admin-Browser'

/** A place where nobody has signed in for this long is a new one. */
const knownDays = 180

/** Where a sign-in comes from, and whether the account that it names has signed in there before. */
export interface Place {
  readonly address: string
  /** What the browser is known by, hashed; undefined for one without. */
  readonly browser: string | undefined
  readonly isKnownBrowser: boolean
  readonly isKnownAddress: boolean
}

/**
 * Looks up where a call comes from. It takes the same for a name that nobody has.
 * @param username the account that is named
 */
export async function placeOf({ db, ip, browser }: Context, username: string): Promise<Place> {
  const address = addressOf(ip)
  const cookie = browser?.cookie(browserCookie)
  const hash = cookie && hashOf(cookie)
  const { rows } = await sql<{ kind: string }>`select k.kind from known_place k join account a on a.id = k.account_id
    where a.username = ${username} and k.seen_at > now() - make_interval(days => ${knownDays})
      and ((k.kind = 'browser' and k.place = ${hash ?? ''}) or (k.kind = 'address' and k.place = ${address}))`.execute(
    db,
  )
  const knows = (kind: string) => rows.some((row) => row.kind === kind)
  return { address, browser: hash, isKnownBrowser: knows('browser'), isKnownAddress: knows('address') }
}

/**
 * What a try from a place adds to. In a browser that the account has signed in with, only what is missed there; else what comes
 * from the address; and where that is new to the account too, what is missed for it anywhere. So whoever guesses at a name
 * shuts its owner out of none of the places that they sign in from.
 */
export function countsOf(place: Place, username: string): Counted[] {
  const { address, browser, isKnownBrowser, isKnownAddress } = place
  const name = username.toLowerCase()
  if (isKnownBrowser && browser) return [{ kind: 'browser', name, place: browser }]
  return [
    { kind: 'address', place: address },
    { kind: 'pair', name, place: address },
    ...(isKnownAddress ? [] : [{ kind: 'name' as const, name }]),
  ]
}

/** Remembers where an account has signed in; a browser is given something to be known by. */
export async function rememberPlace(
  db: Kysely<Database>,
  accountId: number,
  { address }: Place,
  browser: Browser | undefined,
): Promise<void> {
  const places = [{ kind: 'address', place: address }]
  if (browser?.isConsole) {
    const cookie = browser.cookie(browserCookie) ?? randomBytes(24).toString('base64url')
    browser.keep(browserCookie, cookie, { seconds: knownDays * 86_400, fromLinks: true })
    places.push({ kind: 'browser', place: hashOf(cookie) })
  }
  for (const { kind, place } of places)
    await sql`insert into known_place (account_id, kind, place, seen_at) values (${accountId}, ${kind}, ${place}, now())
      on conflict (account_id, kind, place) do update set seen_at = now()`.execute(db)
}

/** Whoever was in an account without right is known nowhere any more, as after its password was reset. */
export async function forgetPlaces(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`delete from known_place where account_id = ${accountId}`.execute(db)
}

/** An address as misses are counted: of IPv6 the network, since a household has 2^64 of them. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}

function hashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex')
}
