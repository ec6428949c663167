import { sql } from 'kysely'
import * as commands from '../../../../commands/movie-manage/licence-list'
import { pickCaption } from '../../../fields/format'
import type { Finding } from '../../../schema/findings'
import { territories, titled } from '../../domain/titles/files-asked-for'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'

const most = 200

export default handlers(commands, {
  exportTerritories: {
    runTogether: async (context, rows) => ({
      taskId: await requestOwnExport(context, territories, {
        title: titled(context, 'licence-list.exportTerritories'),
        page: '/movie-manage/licence-list',
        params: { licences: rows.map(({ id }) => id) },
      }),
    }),
  },

  previewExpiry: {
    run: async ({ db, language }, { id, contents }) => {
      const { rows } = await sql<{ id: number; title: Record<string, string> }>`select c.id, c.title from content_item c
      where c.id = any(${[...contents]}) and c.state = 'published' and not exists (
        select 1 from content_licence l where l.id <> ${id} and l.state = 'active' and l.contents @> array[c.id])
      order by c.id limit ${most}`.execute(db)
      const findings = rows.map((row): Finding => ({
        caption: 'viewer.record',
        params: { record: pickCaption(row.title, language) ?? `#${row.id}` },
        to: `/movie-manage/content-manage?id=${row.id}`,
        tone: 'warn',
      }))
      return { findings }
    },
  },
})
