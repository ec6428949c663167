import { sql } from 'kysely'
import contentItem from '../../../entities/movie-manage/content-item'
import { defineWork } from '../../jobs/work'
import { asSystem } from '../../run/as-system'
import type { Services } from '../../base/services'
import { refreshTitles } from './refresh-titles'
import type { ContentItem } from './title-figures'

/** How many are looked at again at once. */
const batchSize = 500

type Ignored = NonNullable<ContentItem['ignored']>

/** Tells issues again whose time of being left is over. */
export async function tellAgain(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from content_item where ignored_until <= ${now.toISOString()}
    order by ignored_until, id limit ${batchSize}`.execute(services.db)
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

/** The numbers of a text, each once, in their order. */
export function idsIn(text: string): number[] {
  const numbers = text.match(/\d{1,15}/g) ?? []
  return [...new Set(numbers.map(Number))]
}

export function earliest(ignored: Ignored): string | null {
  const moments = ignored.map(({ until }) => until).sort()
  return moments[0] ?? null
}
