import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'

/** The browser that makes a call, and what the server has it keep: cookies that no script reads. */
export interface Browser {
  readonly userAgent: string
  /** It shows the console of this very server, so that it brings along the cookies that it is given. */
  readonly isConsole: boolean
  cookie(name: string): string | undefined
  /**
   * Has it keep a value, for this many seconds, or until it is closed. Other sites' pages never send it along; where `fromLinks`, a
   * link on one of theirs that leads here does. One that `isReadable` is for the console's scripts.
   */
  keep(
    name: string,
    value: string,
    options?: { readonly seconds?: number; readonly fromLinks?: boolean; readonly isReadable?: boolean },
  ): void
  forget(name: string): void
}

/** Sent by the console with its sign-in to the server that it came from. */
const consoleHeader = 'x-console'

/** The browser of a call. */
export function browserOf(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  reply: Pick<FastifyReply, 'header'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Browser {
  const isSecure = request.protocol === 'https' || publicUrl.startsWith('https:')
  const write = (name: string, value: string, rest: string, isReadable = false) =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/${isReadable ? '' : '; HttpOnly'}${isSecure ? '; Secure' : ''}; ${rest}`,
    )
  return {
    userAgent: request.headers['user-agent'] ?? '',
    isConsole: request.headers[consoleHeader] !== undefined,
    cookie: (name) => cookieOf(request, name),
    keep: (name, value, { seconds, fromLinks = false, isReadable = false } = {}) =>
      write(
        name,
        encodeURIComponent(value),
        `SameSite=${fromLinks ? 'Lax' : 'Strict'}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`,
        isReadable,
      ),
    forget: (name) => write(name, '', 'SameSite=Strict; Max-Age=0'),
  }
}

/** A cookie of a call, by its name. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pair = headers.cookie?.split(/; */).find((each) => each.startsWith(`${name}=`))
  if (!pair) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || undefined
  } catch {
    // Somebody else's cookie of that name.
    return undefined
  }
}
