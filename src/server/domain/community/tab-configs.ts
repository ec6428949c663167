import { resolve as resolveDiscuss } from '../../../../commands/community-manage/detail-tab-config-manage/discuss-tab'
import { resolve as resolvePlayer } from '../../../../commands/community-manage/detail-tab-config-manage/player'
import customDetailTab from '../../../entities/community-manage/custom-detail-tab'
import detailTab from '../../../entities/community-manage/detail-tab'
import discussTabConfig from '../../../entities/community-manage/discuss-tab-config'
import playerTabConfig from '../../../entities/community-manage/player-tab-config'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { defineRules, prepare } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'

type Config = Row<typeof discussTabConfig> | Row<typeof playerTabConfig>

export const discussTabs = {
  entity: discussTabConfig,
  command: resolveDiscuss,
  page: '/community-manage/detail-tab-config-manage/discuss-tab',
} as const
export const playerTabs = {
  entity: playerTabConfig,
  command: resolvePlayer,
  page: '/community-manage/detail-tab-config-manage/player',
} as const

/** How close a record is to somebody: by client and area, by area, by client, or for all. */
function reachOf({ areas, clients }: Config): 'clientAndArea' | 'area' | 'client' | 'all' {
  const isArea = !areas.includes(ALL_AREAS)
  if (clients?.length) return isArea ? 'clientAndArea' : 'client'
  return isArea ? 'area' : 'all'
}

const reaches = ['clientAndArea', 'area', 'client', 'all'] as const

/** Tells which configurations fit a title, area and client, the closest first. */
export const resolve = ({ entity, command, page }: typeof discussTabs | typeof playerTabs) =>
  prepare(command, {
    run: async ({ records }, { content, area, client }) => {
      const rows: Config[] = await records.where(entity as typeof discussTabConfig, { enabled: true })
      const fitting = rows
        .filter(({ areas, clients, contentKinds }) => {
          const isHere = areas.includes(ALL_AREAS) || areas.includes(area)
          return (
            isHere && (!clients?.length || clients.includes(client)) && contentKinds.includes(content.type as 'MOVIE')
          )
        })
        .sort((a, b) => reaches.indexOf(reachOf(a)) - reaches.indexOf(reachOf(b)))
      const findings = fitting.map((row, index): Finding => ({
        caption: `community-manage.reach.${reachOf(row)}`,
        value: row.name,
        to: `${page}?id=${row.id}`,
        ...(index === 0 && { tone: 'good' as const }),
      }))
      return {
        findings: findings.length > 0 ? findings : [{ caption: 'community-manage.reach.none', tone: 'warn' as const }],
      }
    },
  })

/** Two records of the same reach would leave it open which one holds. */
async function guardReach(
  { records }: Context,
  entity: typeof discussTabConfig,
  draft: object,
  current: Config | null,
): Promise<void> {
  if (!concerns(draft, current, 'areas', 'clients', 'contentKinds', 'enabled')) return
  const after = { enabled: true, ...current, ...draft } as Config
  if (!after.enabled) return
  const meets = (a: readonly unknown[] | null, b: readonly unknown[] | null) =>
    !a?.length ? !b?.length : Boolean(b?.some((each) => a.includes(each)))
  for (const other of await records.where(entity, { enabled: true }))
    if (
      other.id !== current?.id &&
      reachOf(other) === reachOf(after) &&
      meets(other.areas, after.areas) &&
      meets(other.clients, after.clients) &&
      meets(other.contentKinds, after.contentKinds)
    )
      throw badField('areas', 'community-manage.reach.taken', { name: other.name })
}

export const discussRules = defineRules(discussTabConfig, {
  beforeSave: (context, draft, current) => guardReach(context, discussTabConfig, draft, current),
})

export const playerRules = defineRules(playerTabConfig, {
  beforeSave: (context, draft, current) => guardReach(context, playerTabConfig as never, draft, current),
})

/** The introduction is always there, and a tab of a custom kind names which. */
export const detailTabRules = defineRules(detailTab, {
  beforeSave: async (_context, draft, current) => {
    const after = { ...current, ...draft }
    if (concerns(draft, current, 'kind', 'custom') && after.kind === 'custom' && !after.custom)
      throw badField('custom', 'error.required')
    if (after.kind === 'intro' && after.enabled === false)
      throw badField('enabled', 'community-manage.detail-tab-config-manage.introStays')
  },
})

/** Of what a tab may lead to, it has exactly what its kind asks for. */
const fieldOfKind = { h5: 'url', topic: 'topic', single: 'single', rank: 'rank' } as const

export const customTabRules = defineRules(customDetailTab, {
  beforeSave: async (_context, draft, current) => {
    if (!concerns(draft, current, 'kind', 'url', 'topic', 'single', 'rank')) return
    const after = { ...current, ...draft }
    for (const [kind, field] of Object.entries(fieldOfKind) as [keyof typeof fieldOfKind, 'url'][]) {
      if (after.kind === kind && !after[field]) throw badField(field, 'error.required')
      if (after.kind !== kind && after[field])
        throw badField(field, 'community-manage.detail-tab-config-manage-custom.notOfKind')
    }
    if (after.url && !after.url.startsWith('https://'))
      throw badField('url', 'community-manage.detail-tab-config-manage-custom.httpsOnly')
  },
})
