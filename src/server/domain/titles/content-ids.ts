import contentItem from '../../../entities/movie-manage/content-item'
import type { Row } from '../../../schema/entity'
import { nameableOf } from '../../access/own-rows'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type ContentItem = Row<typeof contentItem>

/** How many titles are added at once (specification of the page: paste up to 200 ids). */
const maxIds = 200

/** As deep links know the kinds of titles; videos have no page of their own. */
const linkTypes = { movie: 'MOVIE', series: 'DRAMA', short: 'SHORT' } as const

export interface TitleLink {
  readonly type: 'MOVIE' | 'DRAMA' | 'SHORT'
  readonly target: string
}

/**
 * The titles whose ids stand in a pasted text, in its order, each once.
 * @param field the argument that holds the text, for what is wrong with it
 * @throws A0400 where no id or too many are in it; B01 with the ids that no title has whose name the account may read
 */
export async function titlesOfIds(
  context: Pick<Context, 'records' | 'db' | 'account' | 'services'>,
  text: string,
  field: string,
): Promise<ContentItem[]> {
  const ids = [...new Set((text.match(/\d+/g) ?? []).map(Number))]
  if (ids.length === 0) throw badField(field, 'error.required')
  if (ids.length > maxIds) throw badField(field, 'error.tooMany', { max: maxIds })
  const known = [...(await nameableOf(context, contentItem, ids))]
  const found = new Map((await context.records.where(contentItem, { id: known })).map((item) => [item.id, item]))
  const unknown = ids.filter((id) => !found.has(id))
  if (unknown.length > 0) throw refused('app-manage.ids.unknown', { ids: unknown.join(', ') })
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** What leads to a title in the app. @throws B01 for a loose video */
export function linkTo({ id, type }: ContentItem): TitleLink {
  if (type === null || type === 'video') throw refused('app-manage.ids.video', { id })
  return { type: linkTypes[type], target: String(id) }
}
