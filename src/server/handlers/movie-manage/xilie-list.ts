import { sql } from 'kysely'
import * as commands from '../../../../commands/movie-manage/xilie-list'
import contentItem from '../../../entities/movie-manage/content-item'
import xilie from '../../../entities/movie-manage/xilie'
import xilieItem from '../../../entities/movie-manage/xilie-item'
import { pickCaption } from '../../../fields/format'
import type { Finding } from '../../../schema/findings'
import { stemOf } from '../../domain/titles/suggest-works'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { badField } from '../../base/errors'

/** More would be no suggestion. */
const most = 50

interface Found {
  id: number
  title: Record<string, string>
  year: number | null
  type: 'movie' | 'series'
}

export default handlers(commands, {
  /** Movies and series in no franchise yet that are called like this one, or like a work that is in it. */
  suggestItems: {
    run: async ({ db, records, language }, { id, name }) => {
      const works = await records.where(xilieItem, { xilie: id })
      const titles = await records.where(contentItem, { id: works.map(({ content }) => content) })
      const names = [
        ...Object.values(name),
        ...titles.flatMap(({ title, originalTitle }) => [...Object.values(title ?? {}), originalTitle]),
      ]
      const stems = [...new Set(names.map((text) => stemOf(text ?? '')).filter((stem) => stem.length > 1))]
      if (stems.length === 0) return { findings: [] }
      const patterns = stems.map((stem) => `${stem.replace(/[%_\\]/g, '\\$&')}%`)
      const { rows } = await sql<Found>`select c.id, c.title, c.year, c.type from content_item c
      where c.type in ('movie', 'series') and not exists (select 1 from xilie_item i where i.content = c.id)
        and (c.original_title ilike any(${patterns}) or c.title ->> 'en' ilike any(${patterns})
          or c.title ->> 'zh_CN' ilike any(${patterns}))
      order by c.year nulls last, c.id limit ${most}`.execute(db)
      return {
        findings: rows.map((row): Finding => ({
          caption: `movie-manage.xilie-list.suggestItems.${row.type}`,
          params: { title: pickCaption(row.title, language) ?? `#${row.id}` },
          value: row.year,
          to: `/movie-manage/content-manage?id=${row.id}`,
        })),
      }
    },
  },

  addWorks: {
    guard: async ({ records }, { contents }) => {
      const taken = await records.where(xilieItem, { content: contents })
      if (taken.length > 0) throw badField('contents', 'movie-manage.xilie-list.addWorks.taken')
    },
    run: async (context, { id }, { contents, relation }) => {
      for (const content of contents)
        await create(context, xilieItem, { xilie: id, content, ...(relation && { relation }) })
    },
  },

  mergeXilie: {
    undo: 'image',
    check: async (_context, { id }, { into }) => id !== into || 'movie-manage.series-list.mergeDuplicate.itself',
    run: async ({ records }, row, { into }) => {
      await records.get(xilie, into)
      for (const item of await records.where(xilieItem, { xilie: row.id }))
        await records.update(xilieItem, item, { xilie: into })
      await records.remove(xilie, row)
    },
  },
})
