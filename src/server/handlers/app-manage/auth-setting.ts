import * as commands from '../../../../commands/app-manage/auth-setting'
import featureAccess from '../../../entities/app-manage/feature-access'
import user from '../../../entities/user-manage/user'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { isVip } from '../../domain/configuration/access'
import { shareArea, shareChoice } from '../../operations/overlap'
import { handlers } from '../../operations/handler'

type Access = Row<typeof featureAccess>

export default handlers(commands, {
  /** Each feature with its verdict; the narrowest record decides: a version, then a client, then an area. */
  simulate: {
    run: async ({ records, language }, { user: who, area, client: on, versionCode }) => {
      const person = who === null ? undefined : await records.get(user, who)
      const kind = !person ? 'guest' : isVip(person) ? 'vip' : 'registered'
      const rules = await records.where(featureAccess, { enabled: true }, 5_000)
      const fitting = rules.filter(
        (rule) =>
          shareArea(rule.areas, [area]) &&
          shareChoice(rule.clients, [on]) &&
          (rule.minVersion ?? 0) <= (versionCode ?? Number.MAX_SAFE_INTEGER),
      )
      const narrowest = new Map<string, Access>()
      for (const rule of fitting.sort((a, b) => weight(a) - weight(b))) narrowest.set(rule.feature, rule)
      return {
        findings: [...narrowest.values()].map((rule) => ({
          caption: `featureAccess.feature.${rule.feature}`,
          value: caption(language, `featureAccess.${kind}.${rule[kind]}`),
          to: `/app-manage/auth-setting?id=${rule.id}` as const,
          tone:
            rule[kind] === 'allow' ? ('good' as const) : rule[kind] === 'deny' ? ('bad' as const) : ('warn' as const),
        })),
      }
    },
  },
})

function weight({ areas, clients, minVersion }: Access): number {
  return (minVersion ? 4 : 0) + (clients?.length ? 2 : 0) + (areas.includes(ALL_AREAS) ? 0 : 1)
}
