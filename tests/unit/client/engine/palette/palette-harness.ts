import { vi } from 'vitest'
import { createPaletteController } from '../../../../../src/client/engine/palette/palette-controller'
import { NO_FRECENCY, type Frecency } from '../../../../../src/client/engine/palette/frecency'
import type { PaletteHost, Step } from '../../../../../src/client/engine/palette/palette-model'
import { buildIndex } from '../../../../../src/run/support/command-index/build-index'

const users = { en: 'Users', zh: '用户列表' }

const ENTRIES = buildIndex([
  { id: 'user.ban', en: 'Ban user', zh: '封禁用户', danger: true, inverse: 'user.unban', within: users },
  { id: 'user.unban', en: 'Unban user', zh: '解封用户', inverse: 'user.ban', within: users },
  { id: 'user.note', en: 'Add note', zh: '添加备注', within: users },
  { id: 'user.secret', en: 'Reveal secret', zh: '查看敏感信息', within: users },
  { id: 'user.list', en: 'Go to User list', zh: '前往用户列表', route: '/user-manage/user-list' },
  { id: 'push.list', en: 'Go to Push list', zh: '前往推送列表', route: '/service-manage/push-list' },
  { id: 'shell.theme', en: 'Switch theme', zh: '切换主题' },
])

const required = (text: string) =>
  text.trim() ? ({ ok: true, value: text.trim() } as const) : ({ ok: false, problem: 'Say why.' } as const)

export const REASON: Step = { key: 'reason', caption: 'Reason', kind: 'text', required: true, parse: required }
export const SCOPE: Step = {
  key: 'scope',
  caption: 'Scope',
  kind: 'choice',
  required: true,
  options: [
    { value: 'login', label: 'Sign-in' },
    { value: 'live', label: 'Live' },
  ],
  parse: (text) => ({ ok: true, value: text }),
}
export const UNTIL: Step = {
  key: 'until',
  caption: 'Until',
  kind: 'instant',
  required: false,
  presets: [{ value: '7d', label: 'In 7 days' }],
  parse: (text) => (text === '7d' ? { ok: true, value: 7 } : { ok: false, problem: 'Not a time.' }),
}

/** A palette over a host of seven commands: `user.ban` asks for reason, scope and time, `user.note` for nothing. */
export function openedPalette(changes: Partial<PaletteHost> = {}) {
  let frecency: Frecency = NO_FRECENCY
  const run = vi.fn(async () => {})
  const host: PaletteHost = {
    entries: () => ENTRIES,
    availability: (id) => (id === 'user.secret' ? 'hidden' : id === 'user.unban' ? { reason: 'Not banned.' } : 'run'),
    contexts: () =>
      new Map([
        ['user.ban', 3],
        ['user.note', 1],
      ]),
    suggested: () => ['user.list', 'shell.theme'],
    keys: (id) => (id === 'user.ban' ? 'b' : undefined),
    steps: async (id) => (id === 'user.ban' ? [REASON, SCOPE, UNTIL] : []),
    preview: async (id) => (id === 'user.ban' ? BAN : null),
    run,
    link: (id, args) => `/?cmd=${id}&args=${JSON.stringify(args)}`,
    frecency: { read: () => frecency, write: (next) => (frecency = next) },
    language: () => 'en',
    ...changes,
  }
  const onClosed = vi.fn()
  const doors = {
    isStarred: vi.fn(() => false),
    toggleStar: vi.fn(),
    openTab: vi.fn(),
    copy: vi.fn(async () => {}),
    changeKeys: vi.fn(),
  }
  const palette = createPaletteController({
    host,
    caption: (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
    onClosed,
    perform: (id, args, how) => void host.run(id, args, how),
    doors,
    now: () => 1_000,
  })
  palette.open()
  return {
    palette: Object.assign(palette, { host }),
    run,
    onClosed,
    doors,
    frecency: () => frecency,
    state: () => palette.store.state,
    titles: () => palette.rows().rows.map((row) => row.title),
    /** Types a text and presses Enter, then lets the host answer. */
    async say(text: string, how = {}) {
      palette.type(text)
      palette.enter(text, how)
      await settled()
    },
  }
}

export const BAN = { text: '12 of 15 can be banned, 3 are already.', verb: 'Ban 12 users', canRun: true, danger: true }

/** Lets every promise that is ready be taken up. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
}
