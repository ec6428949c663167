import type { Captions } from '../../../../../schema/field'
import type { ListingPage } from '../../../../../schema/page'
import type { PageInfo } from '../../../../../schema/registry'
import type { Thread } from '../../../../../schema/thread'
import { readRows } from '../../../../base/api/records'
import type { ApiRow } from '../../../parts/target'
import type { ReadyAnswer } from './ready-answers'

/** How many messages of a case are shown at most: the longest conversations have some dozen. */
const mostMessages = 200
/** More than a person remembers the codes of. */
const mostAnswers = 200

/** What was said about a case, the oldest first. @throws ApiError */
export async function readMessages(
  info: PageInfo,
  { related }: ListingPage,
  { tab: key, says }: Thread,
  id: number,
): Promise<readonly ApiRow[]> {
  const tab = related?.find((each) => each.key === key)
  if (!tab) return []
  return readRows(tab.entity, {
    filters: { [tab.by]: { is: [id] } },
    page: info.id,
    sort: 'id',
    columns: [...new Set([...Object.values(says), 'createdAt'])],
    size: mostMessages,
  })
}

/** What ready-made answers need to know of a case: its user's language, and what placeholders stand for. @throws ApiError */
export async function readSpoken(
  info: PageInfo,
  { entity }: ListingPage,
  { speaks, fills = {} }: Thread,
  id: number,
): Promise<ApiRow | null> {
  const columns = [...(speaks ? [speaks] : []), ...Object.values(fills)]
  if (columns.length === 0) return null
  const [row] = await readRows(entity, { filters: { id: { is: [id] } }, page: info.id, columns, size: 1 })
  return row ?? null
}

/** The answers that stand ready, by their codes. @throws ApiError, which says that the account may not see them too */
export async function readAnswers({ templates }: Thread): Promise<readonly ReadyAnswer[]> {
  if (!templates) return []
  const { entity, code, name, text } = templates
  const rows = await readRows(entity, {
    ...('enabled' in entity.fields && { filters: { enabled: { is: [true] } } }),
    sort: code,
    columns: [code, name, text],
    size: mostAnswers,
  })
  return rows.flatMap((row) => {
    const texts = row[text]
    return typeof texts === 'object' && texts !== null && 'en' in texts
      ? [{ id: row.id, code: String(row[code]), name: String(row[name]), texts: texts as Captions }]
      : []
  })
}
