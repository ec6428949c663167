import * as commands from '../../../../commands/app-manage/client'
import client from '../../../entities/app-manage/client'
import clientStatusRule from '../../../entities/app-manage/client-status-rule'
import clientVersion from '../../../entities/app-manage/client-version'
import forceUpdateRule from '../../../entities/app-manage/force-update-rule'
import updatePrompt from '../../../entities/app-manage/update-prompt'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { needsSecond } from '../../domain/configuration/clients'
import { shareArea, shareChoice } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** A client that more people used yesterday is not retired by one person. */
const usedByMany = 1_000

const page = '/app-manage/client'

const id = 'app-manage.client.testUpdate'

export default handlers(commands, {
  retire: {
    check: async (_context, { dailyActive }) => (dailyActive ?? 0) <= usedByMany || 'app-manage.client.stillUsed',
    run: retire,
  },

  retireInUse: { run: retire },

  maintenance: {
    guard: async (_context, { startsAt, endsAt }) => {
      if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
        throw badField('endsAt', 'error.offBeforePublish')
    },
    run: async (context, row, args) => {
      const made = await create(context, clientStatusRule, { ...args, client: row.id, mode: 'maintenance' })
      if ((row.dailyActive ?? 0) <= needsSecond) await moveRule(context, made.id, 'scheduled')
      return { id: made.id }
    },
  },

  storeReview: {
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
  },

  /** What a device of a client is told when it starts; a rule for versions goes before one for channels, that before one for areas. */
  testUpdate: {
    run: async ({ records, now, language }, { client, versionCode, channel, area }) => {
      const meets = (row: { readonly areas: readonly number[]; readonly channels: readonly number[] | null }) =>
        (area === null || shareArea(row.areas, [area])) && (channel === null || shareChoice(row.channels, [channel]))
      const versions = await records.where(clientVersion, { client })
      const own = versions.find((version) => version.versionCode === versionCode)
      const findings: Finding[] = []

      const statuses = (await records.where(clientStatusRule, { client, state: 'active' })).filter(
        (rule) => meets(rule) && (!rule.versions?.length || rule.versions.includes(own?.id ?? 0)),
      )
      const status = statuses.sort((a, b) => width(a) - width(b))[0]
      findings.push({
        caption: `${id}.status`,
        value: caption(language, `clientStatusRule.mode.${status?.mode ?? 'normal'}`),
        ...(status && { to: `${page}/status?id=${status.id}` as const }),
        tone: !status || status.mode === 'normal' ? 'good' : 'warn',
      })

      const inRange = (rule: { readonly fromVersion: number | null; readonly toVersion: number }) =>
        versionCode >= (rule.fromVersion ?? 0) && versionCode <= rule.toVersion
      const nameOf = (target: number) => versions.find((version) => version.id === target)?.versionName ?? `#${target}`
      const forced = (await records.where(forceUpdateRule, { client, state: 'active' })).find(
        (rule) => meets(rule) && inRange(rule),
      )
      findings.push({
        caption: `${id}.forced`,
        value: forced ? nameOf(forced.targetVersion) : '–',
        ...(forced && { to: `${page}/forced-update?id=${forced.id}` as const, tone: 'bad' as const }),
      })

      const at = now.toISOString()
      const prompt = (await records.where(updatePrompt, { client, enabled: true })).find(
        (one) => meets(one) && inRange(one) && one.startsAt <= at && (one.endsAt === null || one.endsAt > at),
      )
      findings.push({
        caption: `${id}.prompt`,
        value: prompt && !forced ? nameOf(prompt.targetVersion) : '–',
        ...(prompt && { to: `${page}/update-prompt?id=${prompt.id}` as const }),
      })

      const offered = versions
        .filter((version) => version.state === 'live' && version.versionCode > versionCode && meets(version))
        .sort((a, b) => b.versionCode - a.versionCode)[0]
      findings.push({
        caption: `${id}.offered`,
        value: offered?.versionName ?? '–',
        ...(offered && { to: `${page}/versions?id=${offered.id}` as const }),
      })
      return { findings }
    },
  },
})

async function retire({ records }: Context, row: Row<typeof client>): Promise<void> {
  await records.update(client, row, { state: 'retired' })
}

async function moveRule({ records }: Context, id: number, state: 'scheduled' | 'active'): Promise<void> {
  await records.update(clientStatusRule, await records.get(clientStatusRule, id), { state })
}

function width(rule: {
  readonly versions: readonly number[] | null
  readonly channels: readonly number[] | null
}): number {
  return (rule.versions?.length ? 0 : 2) + (rule.channels?.length ? 0 : 1)
}
