import type { LinkFile } from '../../../fields/file-links'
import { addressOf, call, onSignedOut } from './api'
import { minuteMs } from '../../../schema/time'

/** A link is used for this long and then asked for again, in milliseconds: the server lets it last for a minute more. */
const used = 4 * minuteMs
const atOnce = 200

interface Asked {
  readonly at: number
  readonly address: Promise<string | undefined>
}

const known = new Map<string, Asked>()
onSignedOut(() => known.clear())

type Links = Readonly<Record<string, string>>

/** What the next call asks for. */
let waiting: { readonly keys: Set<string>; readonly links: Promise<Links> } | undefined

/** The address of a file of a secret field. All that is asked for in one go, as by a list that is drawn, is one call. */
export const linkFile: LinkFile = (key) => {
  const asked = known.get(key)
  if (asked && Date.now() - asked.at < used) return asked.address
  const address = linksWith(key).then(({ [key]: link }) => {
    // What has none may get one as soon as a record names it.
    if (link === undefined) known.delete(key)
    return link === undefined ? undefined : addressOf(link)
  })
  known.set(key, { at: Date.now(), address })
  return address
}

function linksWith(key: string): Promise<Links> {
  if (!waiting || waiting.keys.size >= atOnce) {
    const keys = new Set<string>()
    waiting = { keys, links: Promise.resolve().then(() => ask(keys)) }
  }
  waiting.keys.add(key)
  return waiting.links
}

async function ask(keys: ReadonlySet<string>): Promise<Links> {
  if (waiting?.keys === keys) waiting = undefined
  try {
    const input = { keys: [...keys] }
    return (await call('POST /auth/backend/file/links', { input, reads: true, quiet: true })).links
  } catch {
    // The picture then stays away, as any that cannot be fetched does.
    return {}
  }
}
