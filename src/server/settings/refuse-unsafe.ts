import { isLoopback } from '../base/network'
import { readSettings, type Environment, type Values } from './read-settings'

/** What would let others in, lose what was written, or show fiction to the public. */
interface Danger {
  readonly isThere: (values: Values) => boolean
  /** What is wrong, and what to set. */
  readonly say: string
}

const dangers: readonly Danger[] = [
  {
    isThere: ({ DATABASE_URL }) => DATABASE_URL === undefined,
    say: 'DATABASE_URL is not set, and the embedded database may lose what was written last in a power cut. Set it to a PostgreSQL server.',
  },
  {
    isThere: ({ DEMO }) => DEMO === true,
    say: 'DEMO is 1, which makes accounts of known names among invented data. Set it to 0, or leave it out.',
  },
  {
    isThere: ({ PUBLIC_URL }) => PUBLIC_URL === undefined,
    say: 'PUBLIC_URL is not set, and links in mail would lead nowhere. Set it to the https:// address that people reach this server at.',
  },
  {
    isThere: ({ PUBLIC_URL }) => PUBLIC_URL !== undefined && !isSealed(PUBLIC_URL),
    say: 'PUBLIC_URL is no https:// address, so that passwords and sessions could be read on their way. Put TLS before this server and give its https:// address.',
  },
  {
    isThere: ({ HOST, TRUST_PROXY }) => TRUST_PROXY === undefined && !isLoopback(HOST),
    say: 'TRUST_PROXY is not set while HOST is open to others, so that nobody knows whose addresses calls are counted by. Set it to the proxies before this server, or to 0 where there is none.',
  },
  {
    isThere: ({ AUDIT_KEY }) => AUDIT_KEY === undefined,
    say: 'AUDIT_KEY is not set, and a key that stands in one server’s data folder is lost with it. Set one of 32 characters or more, the same on all servers.',
  },
  {
    isThere: ({ FACTOR_KEY }) => FACTOR_KEY === undefined,
    say: 'FACTOR_KEY is not set, and without its key no authenticator app opens an account again. Set one of 32 characters or more, the same on all servers.',
  },
  {
    isThere: ({ AUDIT_KEY, FACTOR_KEY }) => AUDIT_KEY !== undefined && AUDIT_KEY === FACTOR_KEY,
    say: 'AUDIT_KEY and FACTOR_KEY are the same, so that one lost is both. Give each its own.',
  },
]

/**
 * Keeps a server that says of itself that it is in production (`NODE_ENV=production`) from starting on what is unsafe there.
 * @throws with a line for each danger: the setting, what it would lead to, and what to set
 */
export function refuseUnsafe(env: Environment): void {
  if (env.NODE_ENV !== 'production') return
  const values = readSettings(env)
  const said = dangers.filter(({ isThere }) => isThere(values)).map(({ say }) => say)
  if (said.length > 0) throw new Error(['NODE_ENV is production, and not all is safe for that:', ...said].join('\n'))
}

function isSealed(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}
