import { sql } from 'kysely'
import { exportByGuild } from '../../../../commands/live-manage/month-itemized'
import anchorMonthStat from '../../../entities/live-manage/anchor-month-stat'
import type { Findings } from '../../../schema/findings'
import { caption } from '../../captions'
import { handlePage } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import { isOwnRow } from '../../access/own-rows'
import { requestListFile } from '../report/list-file'

/** So many files are asked for at once. */
const mostFiles = 50

export const exportingByGuild = handlePage(exportByGuild, {
  run: async (context, { month }): Promise<Findings> => {
    const { rows } = await sql<{ id: number; name: string }>`select g.id, g.name from guild g
      where exists (select 1 from anchor_month_stat m where m.guild = g.id and m.month = ${month}
        and ${isOwnRow(context, exportByGuild, anchorMonthStat, sql.ref('m.id'))})
      order by g.name, g.id limit ${mostFiles + 1}`.execute(context.db)
    if (rows.length === 0) throw refused('live-manage.month-itemized.exportByGuild.none')
    if (rows.length > mostFiles) throw refused('live-manage.month-itemized.exportByGuild.tooMany', { max: mostFiles })
    for (const { id, name } of rows)
      await requestListFile(context, {
        exportType: 'live-anchor-month',
        title: `${caption(context.language, 'live-manage.month-itemized')} ${month} · ${name}`,
        filters: { month: { is: [month] }, guild: { is: [Number(id)] } },
      })
    return {
      findings: [
        {
          caption: 'live-manage.month-itemized.exportByGuild.asked',
          value: rows.length,
          to: '/report-center/index',
          tone: 'good',
        },
      ],
    }
  },
})
