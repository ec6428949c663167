import { sql } from 'kysely'
import { copyToAreas, simulateLevels } from '../../../../commands/escort-manage/settings'
import escort from '../../../entities/escort-manage/escort'
import escortSetting from '../../../entities/escort-manage/escort-setting'
import escortSkill from '../../../entities/escort-manage/escort-skill'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { isOwnRow } from '../../access/own-rows'
import { badField } from '../../pipeline/errors'

type Setting = Row<typeof escortSetting>

/** Everybody is an adult; a quiet time has both ends. */
export const settingRules = defineRules(escortSetting, {
  beforeSave: async (_context, draft, current) => {
    const { quietFrom, quietTo, open, applyOpen } = { ...current, ...draft }
    if (Boolean(quietFrom) !== Boolean(quietTo)) throw badField(quietFrom ? 'quietTo' : 'quietFrom', 'error.required')
    if (applyOpen && !open) throw badField('applyOpen', 'escort-manage.settings.applyClosed')
    if (!current && draft.open) throw badField('open', 'escort-manage.settings.openByCommand')
    if (current && 'open' in draft && draft.open !== current.open && Object.keys(draft).length > 2)
      throw badField('open', 'escort-manage.settings.openByCommand')
    return Promise.resolve()
  },
})

export const skillRules = defineRules(escortSkill, {
  beforeSave: async (_context, draft, current) => {
    const { minPrice, maxPrice, ranks } = { ...current, ...draft } as Row<typeof escortSkill>
    if (maxPrice < minPrice) throw badField('maxPrice', 'escort-manage.settings-skills.priceBand')
    if (ranks?.some((rank) => (rank.maxPrice ?? 0) > maxPrice))
      throw badField('ranks', 'escort-manage.settings-skills.rankOver')
    return Promise.resolve()
  },
})

/** Whether an area is open is decided for it alone. */
const ownToAnArea = ['id', 'version', 'area', 'open', 'applyOpen', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']

export const copyingSettings = handle(copyToAreas, {
  undo: 'never',
  run: async ({ records }, row, { areas }) => {
    const shared = Object.fromEntries(
      Object.entries(row).filter(([name]) => !ownToAnArea.includes(name)),
    ) as Partial<Setting>
    for (const area of areas.filter((id) => id > 0 && id !== row.area)) {
      const [there] = await records.where(escortSetting, { area }, 1)
      if (there) await records.update(escortSetting, there, shared)
      else await records.insert(escortSetting, { ...shared, area, open: false, applyOpen: false })
    }
  },
})

export const simulatingLevels = handlePage(simulateLevels, {
  run: async (context) => {
    const { db, records } = context
    const own = isOwnRow(context, simulateLevels, escort, sql.ref('escort.id'))
    const settings = (await records.where(escortSetting, {})).filter(({ levelRules }) => levelRules?.length)
    const findings: Finding[] = []
    for (const { area, levelRules } of settings) {
      const { rows } = await sql<{ level: number; orders: number; rating: number; rate: number }>`select level,
          coalesce(orders30d, 0) as orders, coalesce(rating, 0)::float as rating, coalesce(finish_rate, 0)::float as rate
        from escort where state = 'active' and areas @> array[${area}]::bigint[] and ${own} limit 20000`.execute(db)
      const now = rows.map(({ level }) => Number(level))
      const then = rows.map((row) =>
        levelOf(levelRules ?? [], Number(row.orders), Number(row.rating), Number(row.rate)),
      )
      const { rows: named } = await sql<{ name: string }>`select name from area_config where id = ${area}`.execute(db)
      for (const { level } of levelRules ?? [])
        findings.push({
          caption: 'escort-manage.settings.simulateLevels.level',
          params: { area: named[0]?.name ?? String(area), level, before: now.filter((each) => each === level).length },
          value: then.filter((each) => each === level).length,
        })
    }
    return { findings }
  },
})

/** The highest level whose conditions somebody meets; 1 where they meet none. */
export function levelOf(
  rules: NonNullable<Setting['levelRules']>,
  orders: number,
  rating: number,
  finishRate: number,
): number {
  const met = rules.filter(
    (rule) => orders >= rule.orders30d && rating >= (rule.rating ?? 0) && finishRate >= (rule.finishRate ?? 0),
  )
  return Math.max(1, ...met.map(({ level }) => level))
}
