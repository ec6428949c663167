import { sql } from 'kysely'
import { ignoreIssue, pasteIds } from '../../../../commands/movie-manage/content-manage'
import contentItem from '../../../entities/movie-manage/content-item'
import { defineWork } from '../../jobs/work'
import { nameableOf } from '../../access/own-rows'
import { asSystem } from '../../run/as-system'
import { handle, handlePage } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Services } from '../../services'
import { refreshTitles } from './refresh-titles'
import type { ContentItem } from './title-figures'

/** So many are looked at again at once. */
const lot = 500
/** No list of pasted ids is longer. */
const mostIds = 5_000

type Ignored = NonNullable<ContentItem['ignored']>

export const ignoringIssue = handle(ignoreIssue, {
  undo: 'image',
  guard: async ({ now }, { until }) => {
    if (Date.parse(until) <= now.getTime()) throw badField('until', 'movie-manage.content-manage.ignoreIssue.past')
  },
  check: async (_context, { issues }, { issue }) =>
    (issues ?? []).some(({ code }) => code === issue) || 'movie-manage.content-manage.ignoreIssue.none',
  run: async ({ records }, row, { issue, until, reason }) => {
    const ignored = [...(row.ignored ?? []).filter((each) => each.issue !== issue), { issue, until, reason }]
    const issues = (row.issues ?? []).filter(({ code }) => code !== issue)
    await records.update(contentItem, row, { ignored, issues, ignoredUntil: earliest(ignored) })
  },
})

/** Tells issues again whose time of being left is over. */
export async function tellAgain(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from content_item where ignored_until <= ${now.toISOString()}
    order by ignored_until, id limit ${lot}`.execute(services.db)
  for (const { id } of rows)
    await asSystem(services, 'contentItem.tellAgain', now, async (context) => {
      const row = await context.records.find(contentItem, id)
      if (!row) return
      const ignored = (row.ignored ?? []).filter(({ until }) => Date.parse(until) > now.getTime())
      await context.records.update(contentItem, row, { ignored, ignoredUntil: earliest(ignored) })
      await refreshTitles(context, [id])
    })
}

export const tellingAgain = defineWork('cms.tellAgain', {
  lane: 'delivery',
  everySeconds: 60,
  run: (services) => tellAgain(services, new Date()),
})

export const pastingIds = handlePage(pasteIds, {
  run: async (context, { ids: text }) => {
    const ids = idsIn(text)
    if (ids.length === 0) throw badField('ids', 'movie-manage.content-manage.pasteIds.none')
    if (ids.length > mostIds) throw badField('ids', 'movie-manage.content-manage.pasteIds.tooMany', { max: mostIds })
    const found = await nameableOf(context, contentItem, ids)
    const known = ids.filter((id) => found.has(id))
    if (known.length === 0) throw badField('ids', 'movie-manage.content-manage.pasteIds.unknown')
    return { ids: known, unknown: ids.filter((id) => !found.has(id)) }
  },
})

/** The numbers of a text, each once, in their order. */
export function idsIn(text: string): number[] {
  const numbers = text.match(/\d{1,15}/g) ?? []
  return [...new Set(numbers.map(Number))]
}

function earliest(ignored: Ignored): string | null {
  const moments = ignored.map(({ until }) => until).sort()
  return moments[0] ?? null
}
