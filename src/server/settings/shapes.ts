import { readLength, type Length } from '../../schema/keep'
import { isNetwork } from '../base/network'

/** How the text of a setting is read, and what to say of one that cannot be. */
export interface Shape<Value> {
  /** @returns undefined where the text is nothing of the kind */
  readonly read: (text: string) => Value | undefined
  /** What is to be given, as it is after "Give". */
  readonly ask: string
  /** Its text is repeated nowhere. */
  readonly isSecret?: true
}

/** Any text. */
export const text: Shape<string> = { read: (given) => given, ask: 'a text' }

/** Any text that nobody else may read. */
export const secret: Shape<string> = { ...text, isSecret: true }

/** `1` or `0`. */
export const flag: Shape<boolean> = {
  read: (given) => ({ '1': true, '0': false })[given],
  ask: '1 or 0',
}

/** One of these words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Shape<Word> {
  return { read: (given) => words.find((word) => word === given), ask: `one of ${words.join(', ')}` }
}

/** A whole number within bounds. @param of what it counts, as in "whole seconds" */
export function whole(of: string, least: number, most: number): Shape<number> {
  return {
    read: (given) => (/^\d+$/.test(given) ? within(Number(given), least, most) : undefined),
    ask: `${of} from ${least} to ${most}`,
  }
}

/** A number above zero. @param of what it counts */
export function amount(of: string, most: number): Shape<number> {
  return {
    read: (given) => (Number(given) > 0 ? within(Number(given), 0, most) : undefined),
    ask: `${of}, ${most} at most`,
  }
}

/** A key that nobody can guess. @param shortest in characters */
export function key(shortest: number): Shape<string> {
  return {
    read: (given) => (given.length >= shortest ? given : undefined),
    ask: `${shortest} characters or more, the same on all servers`,
    isSecret: true,
  }
}

/** A web address without what is odd in one, and without the slash at its end. */
export const webAddress: Shape<string> = {
  read: (given) => {
    const address = given.replace(/\/+$/, '')
    return /^https?:\/\/[^\s/;,'"]+(\/[^\s;,'"]*)?$/.test(address) ? address : undefined
  },
  ask: 'a web address that begins with https:// or http://',
}

/** A web address, kept to the letter. */
export const exactAddress: Shape<string> = {
  ...webAddress,
  read: (given) => (webAddress.read(given) === undefined ? undefined : given),
}

/** An address of a service, which may hold a password. @param protocols without the colon */
export function serviceAddress(...protocols: readonly string[]): Shape<string> {
  return {
    read: (given) => (protocols.some((each) => given.startsWith(`${each}://`)) ? given : undefined),
    ask: `an address that begins with ${protocols.map((each) => `${each}://`).join(' or ')}`,
    isSecret: true,
  }
}

/** The scheme of an app's own links. */
export const scheme: Shape<string> = {
  read: (given) => (/^[a-z][a-z0-9+.-]*$/.test(given) ? given : undefined),
  ask: 'a scheme of lower case letters and digits, as in "ironman"',
}

/** Whose word is taken on where a call comes from: nobody's, that of this many proxies, or of these. */
export const proxies: Shape<false | number | string[]> = {
  read: (given) => {
    if (given === '0') return false
    if (/^[1-9]$/.test(given)) return Number(given)
    const named = given.split(',').map((each) => each.trim())
    return named.every(isNetwork) ? named : undefined
  },
  ask: 'how many proxies stand before this server (1 to 9, 0 for none), or their addresses and networks, as in "10.0.0.0/8, 192.168.1.4"',
}

/** `staff-admins=super-admin,editors=content-editor`: a group that is named twice gives both roles. */
export const groups: Shape<ReadonlyMap<string, readonly string[]>> = {
  read: (given) => {
    const roles = new Map<string, string[]>()
    for (const pair of given.split(',')) {
      const [group = '', role = '', ...rest] = pair.split('=').map((part) => part.trim())
      if (!group || !role || rest.length > 0) return undefined
      roles.set(group, [...(roles.get(group) ?? []), role])
    }
    return roles
  },
  ask: 'groups with the codes of roles, as in "staff=operator,leads=finance"',
}

/** `auditEntry=24 months,mail_outbox=30 days`: how long records of these kinds are kept. */
export const lengths: Shape<ReadonlyMap<string, Length>> = {
  read: (given) => {
    const kept = new Map<string, Length>()
    for (const pair of given.split(',')) {
      const [name = '', text = '', ...rest] = pair.split('=').map((part) => part.trim())
      const length = readLength(text)
      if (!name || !length || rest.length > 0) return undefined
      kept.set(name, length)
    }
    return kept
  },
  ask: 'kinds of records with days, months or years, as in "auditEntry=24 months,mail_outbox=30 days"',
}

/** The key file of a Firebase service account, as JSON in one variable. */
export const serviceAccount: Shape<{ projectId: string; clientEmail: string; privateKey: string }> = {
  read: (given) => {
    const file = parsed(given)
    if (typeof file !== 'object' || file === null) return undefined
    const { project_id, client_email, private_key } = file as Record<string, unknown>
    if (typeof project_id !== 'string' || typeof client_email !== 'string' || typeof private_key !== 'string')
      return undefined
    return { projectId: project_id, clientEmail: client_email, privateKey: private_key }
  },
  ask: 'the JSON of the key file of a service account, with project_id, client_email and private_key',
  isSecret: true,
}

function within(number: number, least: number, most: number): number | undefined {
  return number >= least && number <= most ? number : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
