import type crawledStar from '../../../entities/crawler-manage/crawled-star'
import { crawledFields } from '../../../entities/crawler-manage/crawled-star'
import type star from '../../../entities/movie-manage/star'
import type { Row } from '../../../schema/entity'
import { isEqual } from '../../db/records'

export type Crawled = Row<typeof crawledStar>
export type Star = Row<typeof star>
export type CrawledField = (typeof crawledFields)[number]
type Difference = NonNullable<Crawled['differences']>[number]

/** What a crawl found for a field of a star; null where it found nothing. */
export function theirs(row: Crawled, field: CrawledField): unknown {
  const value = field === 'name' ? row.names : row[field]
  return isBlank(value) ? null : value
}

/**
 * Where a crawl says other than a star, but for the fields that are locked: new where ours is empty, changed where ours is
 * what an import wrote, and a conflict where somebody has written it by hand.
 */
export function differencesOf(row: Crawled, own: Star, locked = row.lockedFields ?? []): Difference[] {
  return crawledFields.flatMap((field): Difference[] => {
    const [found, ours] = [theirs(row, field), own[field]]
    if (found === null || locked.includes(field) || isEqual(found, ours)) return []
    const isOurs = isBlank(ours) || ours === 'unknown'
    const wasWritten = row.imported?.star === own.id && isEqual(row.imported.after[field], ours)
    const kind = isOurs ? 'new' : wasWritten ? 'changed' : 'conflict'
    return [{ field, ours: textOf(ours), theirs: textOf(found), kind }]
  })
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function textOf(value: unknown): string | null {
  if (isBlank(value)) return null
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? Object.values(value as object).join(' / ') : String(value as number)
}
