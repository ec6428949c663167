import { sql } from 'kysely'
import { suggestItems } from '../../../../commands/movie-manage/xilie-list'
import contentItem from '../../../entities/movie-manage/content-item'
import xilieItem from '../../../entities/movie-manage/xilie-item'
import { pickCaption } from '../../../fields/format'
import type { Finding } from '../../../schema/findings'
import { handle } from '../../operations/handler'

/** More would be no suggestion. */
const most = 50

/** Movies and series in no franchise yet that are called like this one, or like a work that stands in it. */
export const suggestingItems = handle(suggestItems, {
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
})

/** What the parts of a series of films share: the name without its number, its season and what stands behind a colon. */
export function stemOf(title: string): string {
  return title
    .split(/[:：·—]/)[0]!
    .replace(/\s*[(（].*$/, '')
    .replace(/\s*(?:系列|宇宙|franchise|saga|trilogy|collection|universe)\s*$/i, '')
    .replace(/\s*第?\s*(?:\d+|[ivx]+|[一二三四五六七八九十]+)\s*(?:季|部|集)?\s*$/i, '')
    .replace(/\s*(?:season|part|chapter)\s*$/i, '')
    .trim()
}

interface Found {
  id: number
  title: Record<string, string>
  year: number | null
  type: 'movie' | 'series'
}
