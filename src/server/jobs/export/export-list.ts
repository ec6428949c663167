import { z } from 'zod'
import { listQuery } from '../../../calls/records'
import { judgeFilters, type JudgedRange } from '../../../fields/export-range'
import type { Filter } from '../../../fields/filter'
import { fieldOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import type { Page, Tab } from '../../../schema/page'
import { isListing } from '../../../schema/page'
import type { PageInfo, Registry } from '../../../schema/registry'
import { isRevealedByCommand } from '../../../schema/secret'
import { clockOf, fieldAt, prepareQuery, type PreparedQuery, type QueryContext } from '../../operations/list'
import { seesSecret } from '../../access/mask'
import { holds } from '../../access/account'
import { badField, notPermitted } from '../../base/errors'
import { placeOf, type Reader } from './export-columns'

/** A list as it stood when its export was asked for. */
export const exportParamsShape = listQuery.extend({
  columns: z.array(z.string().max(100)).min(1).max(200).optional(),
  language: z.enum(['zh', 'en']).optional(),
})

/** As kept with an export task: what a second person has released with personal data says why. No browser can ask for that. */
export const storedParamsShape = exportParamsShape.extend({
  released: z.strictObject({ reason: z.string() }).optional(),
})
export type ExportParams = z.infer<typeof storedParamsShape>

/** A list of a page, made ready to be written as a file. */
export interface ExportList {
  readonly info: PageInfo
  readonly entity: Entity
  readonly prepared: PreparedQuery
  /** Column paths, in the order of the file. */
  readonly columns: readonly string[]
  /** Its date filters: fine, longer than the house flags, or longer than a year, with the path of the one. */
  readonly range: JudgedRange
}

type DeclaredList = Extract<Page, { columns: unknown }> | Tab

/** Every list that may be exported, with its page. */
export function exportedLists(registry: Registry): { info: PageInfo; list: DeclaredList }[] {
  return [...registry.pages.values()].flatMap((info) => {
    const { page } = info
    const tabs = 'related' in page ? (page.related ?? []) : []
    return [...(isListing(page) ? [page] : []), ...tabs].filter((list) => list.export).map((list) => ({ info, list }))
  })
}

/**
 * The list that an export means, checked against what the account may see now.
 * @param exportType the list's name, e.g. `user-list`
 * @param flagMonths how long a range is flagged beyond
 * @throws A0400 for an unknown export, column, filter or sort; A0301 without the page's right to export
 */
export async function resolveExport(
  registry: Registry,
  context: QueryContext,
  exportType: string,
  params: ExportParams,
  flagMonths?: number,
): Promise<ExportList> {
  const named = exportedLists(registry).filter(
    ({ info, list }) => list.export === exportType && (params.page === undefined || info.id === params.page),
  )
  const right = params.released ? 'exportPersonal' : 'export'
  const mayExport = (info: PageInfo) => holds(context.account, `${info.permission}.${right}`)
  const found = named.find(({ info }) => mayExport(info)) ?? named[0]
  if (!found) throw badField('exportType', 'error.noSuchExport', { name: exportType })
  const { info, list } = found
  if (!mayExport(info)) throw notPermitted(`${info.permission}.${right}`)
  const { entity } = list
  const prepared = await prepareQuery(registry, entity, context, { ...params, page: info.id })
  const shown = params.columns ?? list.columns
  const released = params.released ? personalFields(entity).filter((name) => !shown.includes(name)) : []
  const columns = [...shown, ...released]
  for (const path of shown) if (!prepared.scope.columns.has(path)) throw badField('columns', 'error.unknownField')
  const filters = (params.filters ?? {}) as Readonly<Record<string, Filter>>
  const at = (path: string) => fieldAt(registry, entity, path)
  return { info, entity, prepared, columns, range: judgeFilters(filters, at, clockOf(context, params), flagMonths) }
}

/** What no list shows in the clear, and only a command reveals. */
function personalFields(entity: Entity): string[] {
  return Object.entries(entity.fields).flatMap(([name, { secret }]) =>
    secret !== undefined && isRevealedByCommand(secret) ? [name] : [],
  )
}

/** Whether the file would hold personal data in clear: a secret field that its reader may have there. */
export function isPersonal(registry: Registry, { entity, columns }: ExportList, reader: Reader): boolean {
  return columns.some((path) => {
    const secret = fieldAt(registry, entity, path)?.secret ?? fieldOf(entity, path)?.secret
    return secret !== undefined && seesSecret(reader.account, secret, placeOf(reader))
  })
}
