import * as list from '../../../../commands/app-manage/client'
import client from '../../../entities/app-manage/client'
import clientStatusRule from '../../../entities/app-manage/client-status-rule'
import clientVersion from '../../../entities/app-manage/client-version'
import type { Row } from '../../../schema/entity'
import { defineRules, handle } from '../../operations/handler'
import { create } from '../../operations/save'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../concerns'

/** A client that more people used yesterday is not retired by one person. */
const usedByMany = 1_000
/** Stops and maintenance of a client that more people used yesterday are scheduled by a second account. */
export const needsSecond = 10_000

const needsPackage = ['android', 'ios', 'androidTv', 'appleTv']

export const clientRules = defineRules(client, {
  beforeSave: async ({ records }, draft, current) => {
    const { platform, packageName } = { ...current, ...draft }
    if (concerns(draft, current, 'platform', 'packageName') && needsPackage.includes(platform ?? '') && !packageName)
      throw badField('packageName', 'error.required')
    if (!current || draft.code === undefined || draft.code === current.code) return
    const [version] = await records.where(clientVersion, { client: current.id }, 1)
    if (version) throw badField('code', 'app-manage.client.codeFixed')
  },
})

export const retiring = handle(list.retire, {
  check: async (_context, { dailyActive }) => (dailyActive ?? 0) <= usedByMany || 'app-manage.client.stillUsed',
  run: retire,
})

export const retiringInUse = handle(list.retireInUse, { run: retire })

async function retire({ records }: Context, row: Row<typeof client>): Promise<void> {
  await records.update(client, row, { state: 'retired' })
}

export const maintaining = handle(list.maintenance, {
  guard: async (_context, { startsAt, endsAt }) => {
    if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
      throw badField('endsAt', 'error.offBeforePublish')
  },
  run: async (context, row, args) => {
    const made = await create(context, clientStatusRule, { ...args, client: row.id, mode: 'maintenance' })
    if ((row.dailyActive ?? 0) <= needsSecond) await moveRule(context, made.id, 'scheduled')
    return { id: made.id }
  },
})

export const reviewing = handle(list.storeReview, {
  check: async ({ records }, row, { version }) => {
    const [found] = await records.where(clientVersion, { id: version })
    return found?.client === row.id || 'app-manage.client-Channel-channelClientType.otherClient'
  },
  run: async (context, row, { version, endsAt }) => {
    const body = {
      client: row.id,
      versions: [version],
      areas: row.areas,
      mode: 'storeReview',
      startsAt: context.now.toISOString(),
      ...(endsAt !== null && { endsAt }),
    }
    const made = await create(context, clientStatusRule, body)
    await moveRule(context, made.id, 'active')
    return { id: made.id }
  },
})

async function moveRule({ records }: Context, id: number, state: 'scheduled' | 'active'): Promise<void> {
  await records.update(clientStatusRule, await records.get(clientStatusRule, id), { state })
}
