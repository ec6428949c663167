import { readToken, signToken } from './signed-token'
import { minuteMs } from '../../schema/time'

/** A link to a file is for the browser that asked for it, at once, in milliseconds. */
const linkLasts = 5 * minuteMs

/**
 * The address under which a file may be read for five minutes by whoever holds it.
 * @param name what the browser saves it as
 * @param terms for how many milliseconds instead, and whose name the link carries so that one passed on tells by whom
 */
export function fileLink(
  secret: Buffer,
  key: string,
  name: string,
  now: number,
  { lasts = linkLasts, account }: { readonly lasts?: number; readonly account?: string } = {},
): string {
  return `/files/${key}?link=${signToken(secret, { key, name, ...(account && { account }) }, now + lasts)}`
}

/** What a link allows. */
export interface OpenedLink {
  /** To save the file as. */
  readonly name: string
  /** Until when, in milliseconds. */
  readonly until: number
  readonly account?: string
}

/** What a link allows; undefined where it is not for this file, or over. */
export function openLink(secret: Buffer, key: string, link: string, now: number): OpenedLink | undefined {
  const said = readToken(secret, link, now)
  if (said?.key !== key || typeof said.name !== 'string') return undefined
  const { account } = said
  return { name: said.name, until: Number(said.expiresAt), ...(typeof account === 'string' && { account }) }
}

/**
 * Whether a file may be for everybody: drawings, films and sounds of the demo, and pictures, films and sounds that the app
 * shows to its users anyway, under keys that cannot be guessed. Those that a record names in a secret field are not.
 */
export function isPublic(key: string): boolean {
  return (
    (key.startsWith('demo/') && /\.(svg|mp4|mp3|m3u8|m4s)$/.test(key)) ||
    (key.startsWith('uploads/') && /\.(png|jpe?g|gif|bmp|mp4|mov|m4v|webm|mp3|m4a|aac|wav|ogg)$/.test(key))
  )
}
