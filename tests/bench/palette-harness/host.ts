import { NO_FRECENCY, type Frecency } from '../../../src/client/engine/palette/frecency'
import type { IndexEntry } from '../../../src/client/engine/palette/index-entry'
import type { PaletteHost, Step } from '../../../src/client/engine/palette/palette-model'

export interface HarnessHost extends PaletteHost {
  /** What was asked of it, oldest first. */
  readonly calls: string[]
  /** Milliseconds that a search takes. */
  delay: number
}

/** The command that asks for a user, a reason and a time, and is dangerous. */
const BAN = 'user-manage.user-list.disable'

/** A host whose one command with arguments is `BAN`; the others run at once. */
export function createHost(entries: readonly IndexEntry[]): HarnessHost {
  const calls: string[] = []
  let frecency: Frecency = NO_FRECENCY
  const host: HarnessHost = {
    calls,
    delay: 0,
    entries: () => entries,
    availability: (id) => (id.endsWith('.restore') ? { reason: 'Not disabled.' } : 'run'),
    contexts: () => new Map([[BAN, 3]]),
    suggested: () => entries.slice(0, 12).map((entry) => entry.id),
    keys: (id) => (id === BAN ? 'b' : undefined),
    steps: async (id) => (id === BAN ? steps(host) : []),
    preview: async (id) =>
      id === BAN
        ? { text: '12 of 15 can be disabled, 3 are already.', verb: 'Disable 12 accounts', canRun: true, danger: true }
        : null,
    run: async (id, args, { secondary }) => {
      calls.push(`run ${id} ${JSON.stringify(args)}${secondary ? ' in a new tab' : ''}`)
    },
    link: (id, args) => `/?cmd=${id}&args=${encodeURIComponent(JSON.stringify(args))}`,
    frecency: { read: () => frecency, write: (next) => (frecency = next) },
    language: () => 'en',
  }
  return host
}

function steps(host: HarnessHost): Step[] {
  return [
    {
      key: 'user',
      caption: 'User',
      kind: 'reference',
      required: true,
      search: async (text) => {
        await new Promise((resolve) => setTimeout(resolve, host.delay))
        return ['Ann', 'Anton', 'Bea']
          .map((label, at) => ({ value: String(at + 1), label, hint: `#${at + 1}` }))
          .filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
      },
      parse: (text) => ({ ok: true, value: Number(text) }),
    },
    {
      key: 'reason',
      caption: 'Reason',
      kind: 'text',
      required: true,
      parse: (text) =>
        text.length > 2 ? { ok: true, value: text } : { ok: false, problem: 'At least three characters.' },
    },
    {
      key: 'until',
      caption: 'Until',
      kind: 'instant',
      required: false,
      presets: [{ value: '7', label: 'In 7 days' }],
      parse: (text) => (text === '7' ? { ok: true, value: 7 } : { ok: false, problem: 'Not a time.' }),
    },
  ]
}
