import { testUpdate } from '../../../../commands/app-manage/client'
import clientStatusRule from '../../../entities/app-manage/client-status-rule'
import clientVersion from '../../../entities/app-manage/client-version'
import forceUpdateRule from '../../../entities/app-manage/force-update-rule'
import updatePrompt from '../../../entities/app-manage/update-prompt'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../captions'
import { handlePage } from '../../operations/handler'
import { shareArea, shareChoice } from '../overlap'

const page = '/app-manage/client'
const id = 'app-manage.client.testUpdate'

/** What a device of a client is told when it starts; a rule for versions goes before one for channels, that before one for areas. */
export const testingUpdate = handlePage(testUpdate, {
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
})

function width(rule: {
  readonly versions: readonly number[] | null
  readonly channels: readonly number[] | null
}): number {
  return (rule.versions?.length ? 0 : 2) + (rule.channels?.length ? 0 : 1)
}
