import * as commands from '../../../../commands/live-config/live-switch'
import liveSwitch from '../../../entities/live-config/live-switch'
import type { Finding } from '../../../schema/findings'
import type { Switch } from '../../domain/live/config/switches'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** Above this many users a critical switch waits for a second person, for this many hours. */
const maxUsers = 10_000

const pendingHours = 24

export default handlers(commands, {
  switchOn: {
    run: (context, row, { lastReason }) => change(context, row, true, lastReason),
  },

  switchOff: {
    run: (context, row, { lastReason }) => change(context, row, false, lastReason),
  },

  approve: {
    undo: 'image',
    check: ({ account, now }, { pendingChange }) => {
      if (!pendingChange) return Promise.resolve('live-config.live-switch.nothingPending')
      if (pendingChange.by === account.id) return Promise.resolve('error.ownToDecide')
      const isStale = now.getTime() - Date.parse(pendingChange.at) > pendingHours * 3_600_000
      return Promise.resolve(!isStale || 'live-config.live-switch.lapsed')
    },
    run: async ({ records }, row) => {
      if (!row.pendingChange) throw refused('live-config.live-switch.nothingPending')
      const { enabled, reason } = row.pendingChange
      await records.update(liveSwitch, row, { enabled, lastReason: reason ?? null, pendingChange: null })
    },
  },

  /** Off at once: every entry to live in the areas, and one of their own where none is declared. */
  emergencyOff: {
    preview: async (context, { areas }) => {
      const { length } = await entriesIn(context, areas)
      return { total: Math.max(1, length), eligible: Math.max(1, length), reasons: [] }
    },
    run: async (context, { areas, lastReason, offText }) => {
      const { records } = context
      const entries = await entriesIn(context, areas)
      for (const entry of entries)
        await records.update(liveSwitch, entry, { enabled: false, lastReason, offText, pendingChange: null })
      if (entries.length === 0)
        await records.insert(liveSwitch, {
          key: 'liveEntry',
          areas,
          critical: true,
          enabled: false,
          lastReason,
          offText,
        })
    },
  },
})

async function change({ records, account, now }: Context, row: Switch, enabled: boolean, lastReason: string) {
  if (!row.critical || (row.affected ?? 0) <= maxUsers) {
    await records.update(liveSwitch, row, { enabled, lastReason })
    return undefined
  }
  const pendingChange = { enabled, reason: lastReason, by: account.id, at: now.toISOString() }
  await records.update(liveSwitch, row, { pendingChange })
  const waits: Finding = { caption: 'live-config.live-switch.waits', value: row.affected, tone: 'warn' }
  return { findings: [waits] }
}

async function entriesIn({ records }: Context, areas: readonly number[]): Promise<Switch[]> {
  const entries = await records.where(liveSwitch, { key: 'liveEntry' })
  return entries.filter((entry) => shareArea(entry.areas, areas))
}
