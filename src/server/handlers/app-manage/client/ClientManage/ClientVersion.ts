import * as commands from '../../../../../../commands/app-manage/client/ClientManage/ClientVersion'
import client from '../../../../../entities/app-manage/client'
import clientVersion from '../../../../../entities/app-manage/client-version'
import type { Finding } from '../../../../../schema/findings'
import type { Version } from '../../../../domain/configuration/versions'
import { handlers } from '../../../../operations/handler'
import { badField, refused } from '../../../../base/errors'
import type { Context } from '../../../../pipeline/operation'

/** A rollout goes up in these steps, in percent. */
const steps = [1, 5, 20, 50, 100]

const shown = ['versionName', 'versionCode', 'grayPercent', 'sizeBytes', 'activeUsers', 'crashRate'] as const

export default handlers(commands, {
  startGray: {
    undo: 'image',
    guard: async (_context, { grayPercent }) => checkStep(grayPercent),
    run: async ({ records }, row, { grayPercent, areas }) => {
      await records.update(clientVersion, row, {
        state: 'gray',
        grayPercent,
        ...(areas !== null && areas.length > 0 && { areas }),
      })
    },
  },

  raiseGray: {
    guard: async (_context, { grayPercent }) => checkStep(grayPercent),
    check: async (_context, row, { grayPercent }) =>
      grayPercent > row.grayPercent || 'app-manage.client-ClientManage-ClientVersion.onlyUp',
    run: async ({ records }, row, { grayPercent }) => {
      await records.update(clientVersion, row, { grayPercent })
    },
  },

  publish: {
    undo: 'image',
    run: async (context, row) => {
      await context.records.update(clientVersion, row, { state: 'live', grayPercent: 100 })
      await follow(context, row.client)
    },
  },

  halt: {
    undo: 'image',
    run: async (context, row) => {
      await context.records.update(clientVersion, row, { state: 'halted' })
      await follow(context, row.client)
    },
  },

  compare: {
    runTogether: async (_context, rows) => {
      const [a, b] = [...rows].sort((one, other) => one.versionCode - other.versionCode)
      if (!a || !b || rows.length !== 2) throw refused('app-manage.client-ClientManage-ClientVersion.two')
      return { findings: shown.map((name) => difference(name, a, b)) }
    },
  },
})

/** The current version of a client is its highest live one. */
async function follow({ records }: Context, id: number): Promise<void> {
  const live = await records.where(clientVersion, { client: id, state: 'live' })
  const [highest] = live.sort((a, b) => b.versionCode - a.versionCode)
  await records.update(client, await records.get(client, id), { currentVersion: highest?.id ?? null })
}

function checkStep(percent: number | null): void {
  if (!steps.includes(percent ?? 0))
    throw badField('grayPercent', 'app-manage.client-ClientManage-ClientVersion.steps', { steps: steps.join(', ') })
}

function difference(name: (typeof shown)[number], a: Version, b: Version): Finding {
  const text = (value: string | number | null) => (value === null ? '–' : String(value))
  const isWorse = name === 'crashRate' && (b.crashRate ?? 0) > (a.crashRate ?? 0)
  return {
    caption: `clientVersion.${name}`,
    value: `${text(a[name])} → ${text(b[name])}`,
    ...(isWorse && { tone: 'bad' as const }),
  }
}
