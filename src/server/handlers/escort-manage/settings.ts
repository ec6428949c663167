import { sql } from 'kysely'
import * as commands from '../../../../commands/escort-manage/settings'
import escort from '../../../entities/escort-manage/escort'
import escortSetting from '../../../entities/escort-manage/escort-setting'
import type { Finding } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { levelOf, type Setting } from '../../domain/escorts/settings'
import { handlers } from '../../operations/handler'

/** Whether an area is open is decided for it alone. */
const ownToAnArea = ['id', 'version', 'area', 'open', 'applyOpen', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']

export default handlers(commands, {
  copyToAreas: {
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
  },

  simulateLevels: {
    run: async (context) => {
      const { db, records } = context
      const own = isOwnRow(context, commands.simulateLevels, escort, sql.ref('escort.id'))
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
            params: {
              area: named[0]?.name ?? String(area),
              level,
              before: now.filter((each) => each === level).length,
            },
            value: then.filter((each) => each === level).length,
          })
      }
      return { findings }
    },
  },
})
