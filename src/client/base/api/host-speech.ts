import { pageSetting } from '../settings/page-setting'

/** Where the API is: another host where the page says so, else here. */
export const apiHost = pageSetting('api-host')

/**
 * What is known of the API host: it answers this console's own calls as well, or those of the specification alone. Of another host
 * it shows with the first call of the console's own that it has got or has not.
 */
let speech: 'unknown' | 'console' | 'specification' = apiHost === '' ? 'console' : 'unknown'

/** By each call, what it names in its address, `parentId`. Loaded where there is another host to ask. */
let specified: ReadonlyMap<string, string | undefined> | undefined

/** Whether the host is known to answer all that this console may ask: calls of its own in addition to those of the specification. */
export function speaksConsole(): boolean {
  return speech === 'console'
}

/** Whether the host is known to have got nothing but the calls of the specification. */
export function speaksSpecificationAlone(): boolean {
  return speech === 'specification'
}

/** Whether a call is this console's own, which another host need not have got. */
export async function isConsolesOwn(call: string): Promise<boolean> {
  if (apiHost === '') return false
  if (!specified) {
    const { allSpecifiedCalls } = await import('../../../schema/specified-calls')
    specified = new Map(allSpecifiedCalls.map((each) => [bare(each), /\?(\w+)/.exec(each)?.[1]]))
  }
  return !specified.has(bare(call))
}

/** Whether a call can be answered, as far as it is known: `POST /user/backend/page` by a host that speaks more. */
export function isOffered(call: string): boolean {
  return speech !== 'specification' || specified?.has(bare(call)) === true
}

/** What a call of the specification calls the record in its address: `parentId`; undefined where it does not say. */
export function namedInAddress(call: string): string | undefined {
  return specified?.get(bare(call))
}

/** Notes whether the host has got a call of the console's own. */
export function learnSpeech(hasIt: boolean): void {
  if (speech === 'unknown' || hasIt) speech = hasIt ? 'console' : 'specification'
}

/**
 * Whether an answer means that the host has not got the call at all, however it says so: 404 or 405, in an envelope or not, or with
 * a page in place of an answer. A record that is not there is none of these: A0404 of a call that the host has got.
 */
export function isLackingAnswer(status: number, body: unknown, isOwn: boolean): boolean {
  if (apiHost === '') return false
  const isNew = isOwn && speech !== 'console'
  if (status === 405 || status === 501) return true
  if (isPage(body)) return status < 500
  const code = codeOf(body)
  if (code !== undefined) return /^40[45]$/.test(code) || (isNew && (status === 404 || code === 'A0404'))
  return status === 404 || (isNew && (status === 401 || status === 403))
}

function bare(call: string): string {
  return call.replace(/\?.*$/, '')
}

function isPage(body: unknown): boolean {
  return typeof body === 'string' && /^\s*<(?:!doctype\s+)?html/i.test(body)
}

/** The code of an envelope; undefined where the body is none. */
function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('msg' in body)) return undefined
  return String(body.code)
}
