import { ALL_AREAS } from '../../../fields/areas/field'
import * as commands from '../../../../commands/vip-manage/vip-configuration'
import user from '../../../entities/user-manage/user'
import vipConfiguration from '../../../entities/vip-manage/vip-configuration'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { page } from '../../domain/commerce/vip-centre'
import { handlers } from '../../operations/handler'

type Configuration = Row<typeof vipConfiguration>

export default handlers(commands, {
  /** Nobody meets an empty VIP centre: for everybody, each area and client keeps one. */
  takeDown: {
    check: async ({ records }, row) => {
      const others = (await records.where(vipConfiguration, { state: 'published', audience: 'all' })).filter(
        ({ id, experiment }) => id !== row.id && (experiment ?? 100) === 100,
      )
      const isLast =
        row.audience === 'all' &&
        row.areas.some((area) => row.clients.some((client) => !others.some((other) => covers(other, area, client))))
      return !isLast || `${page}.takeDown.last`
    },
    run: async ({ records }, row) => {
      await records.update(vipConfiguration, row, { state: 'offline' })
    },
  },

  /** The published ones of a place by priority: the first whose audience fits is met; before it an experiment may take its share. */
  resolve: {
    run: async ({ records }, { area, client, user: id, versionCode }) => {
      const holder = id === null ? undefined : await records.get(user, id)
      const isVip = holder && (holder.vipState === 'active' || holder.vipState === 'grace')
      const published = (await records.where(vipConfiguration, { state: 'published' }))
        .filter((each) => covers(each, area, client))
        .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
      const findings: Finding[] = []
      for (const each of published) {
        const why = againstConfiguration(each, { isVip, isLapsed: holder?.vipState === 'expired', versionCode })
        const share = why === undefined && (each.experiment ?? 100) < 100
        findings.push({
          caption: `${page}.resolve.${why ?? (share ? 'share' : 'met')}`,
          params: { name: each.name, percent: each.experiment ?? 100 },
          to: `/vip-manage/vip-configuration-manage/${each.id}`,
          tone: why ? 'warn' : 'good',
        })
        if (why === undefined && !share) break
      }
      return { findings: findings.length > 0 ? findings : [{ caption: `${page}.resolve.none`, tone: 'bad' as const }] }
    },
  },

  compare: {
    runTogether: (_context, rows) =>
      Promise.resolve({
        findings: rows.slice(0, 6).flatMap<Finding>(({ name, views7d, conversion7d }) => [
          { caption: `${page}.compare.views`, params: { name }, value: views7d ?? 0 },
          { caption: `${page}.compare.conversion`, params: { name }, value: interval(conversion7d ?? 0, views7d ?? 0) },
        ]),
      }),
  },
})

/** A share in percent with what it may really be, 19 times in 20: `3.1 % (2.7 – 3.5)`. */
function interval(percent: number, count: number): string {
  const share = percent / 100
  const half = count > 0 ? 1.96 * Math.sqrt((share * (1 - share)) / count) * 100 : 0
  const text = (value: number) => String(Math.round(Math.max(0, value) * 100) / 100)
  return `${text(percent)} % (${text(percent - half)} – ${text(percent + half)})`
}

function covers({ areas, clients }: Configuration, area: number, client: number): boolean {
  return (areas.includes(ALL_AREAS) || areas.includes(area)) && clients.includes(client)
}

/** Why somebody is passed over; undefined where the configuration is theirs. Without a user, whoever it is. */
function againstConfiguration(
  { audience, minVersion }: Configuration,
  facts: { readonly isVip: boolean | undefined; readonly isLapsed: boolean; readonly versionCode: number | null },
): 'oldVersion' | 'otherAudience' | undefined {
  if (facts.versionCode !== null && minVersion !== null && facts.versionCode < minVersion) return 'oldVersion'
  if (audience === 'all' || facts.isVip === undefined) return undefined
  const fits = { nonVip: !facts.isVip, vip: facts.isVip, lapsed: facts.isLapsed, group: false }
  return audience && fits[audience] ? undefined : 'otherAudience'
}
