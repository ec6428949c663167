import { loadViews } from '../../../../fields/field-views'
import { labelFields } from '../../../../schema/entity'
import { apiBase } from '../../../../schema/entity'
import type { Panel } from '../../../../schema/panel'
import { ApiError } from '../../../base/api/api-error'
import { readDetailBy, readRows } from '../../../base/api/records'
import { fieldAtPath } from '../../parts/list-definition'
import type { ApiRow } from '../../parts/target'

/** How many of the records that refer to one are told. */
const mostRows = 5
const notPermitted = 'A0301'

/**
 * What a panel shows: the record that the case leads to, or the latest that refer to it.
 * @param id of the record that the case leads to
 * @throws ApiError; `isWithheld` tells one that says that the account may not see such records
 */
export async function readPanel(
  { entity, by, columns, sort = '-createdAt' }: Panel,
  id: number,
): Promise<readonly ApiRow[]> {
  if (by === undefined) {
    const record = await readDetailBy(`GET ${apiBase(entity)}/detail`, id)
    return record ? [record] : []
  }
  await loadViews(columns.flatMap((path) => fieldAtPath(entity, path)?.field ?? []))
  return readRows(entity, {
    filters: { [by]: { is: [id] } },
    sort,
    columns: [...new Set([...columns, ...labelFields(entity)])],
    size: mostRows,
  })
}

/** Whether what could not be read is not the account's to see: then there is no panel, rather than an error. */
export function isWithheld(error: unknown): boolean {
  return error instanceof ApiError && error.code === notPermitted
}
