import type { z } from 'zod'
import type { exportRequest } from '../../../calls/report'
import exportTask from '../../../entities/system/export-task'
import { instant } from '../../../fields'
import { refusedBeyondMonths } from '../../../fields/export-months'
import { shape as instantShape } from '../../../fields/instant/shape'
import { titleIdOf } from '../../../fields/standard-fields'
import { wallClock } from '../../../fields/zone'
import { caption } from '../../base/captions'
import { registry } from '../../base/declarations'
import { countRows } from '../../operations/count-rows'
import { clockOf } from '../../operations/list'
import {
  exportedLists,
  exportParamsShape,
  resolveExport,
  type ExportList,
  type ExportParams,
} from '../../jobs/export/export-list'
import { rowLimitOf } from '../../jobs/export/row-limit'
import { writeAudit } from '../../audit/audit'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { parseOrRefuse } from '../../pipeline/problems'

type ExportRequest = z.infer<typeof exportRequest>

/** Everybody who may export some list; which one is looked at once it is known. */
export const exportGuard = {
  anyOf: [...new Set(exportedLists(registry).map(({ info }) => `${info.permission}.export`))],
}

/** A request that may be carried out, as far as dates go; its periods count from the moment it was made. */
export interface CheckedExport {
  readonly list: ExportList
  readonly params: ExportParams
}

/**
 * Checks a request by the rules that hold for every export.
 * @param released why the file is released with personal data, where a second person lets it
 * @throws A0400 that names the field whose range is over a year
 */
export async function checkExport(
  context: Context,
  { exportType, paramJson }: Pick<ExportRequest, 'exportType' | 'paramJson'>,
  released?: ExportParams['released'],
): Promise<CheckedExport> {
  const asked = parseOrRefuse(exportParamsShape, typeof paramJson === 'string' ? parseJson(paramJson) : paramJson)
  const params: ExportParams = released ? { ...asked, released } : asked
  const list = await resolveExport(registry, context, exportType, params, context.services.config.exportFlagMonths)
  const { verdict, path = 'paramJson' } = list.range
  if (verdict === 'refused') {
    const field = caption(context.language, titleIdOf(list.entity, path))
    throw badField(path, 'error.exportRange', { field, months: refusedBeyondMonths })
  }
  const { zone, now } = clockOf(context, params)
  return { list, params: { ...params, page: list.info.id, zone, asOf: new Date(now).toISOString() } }
}

/** How large a file would be, and whether the account may have it. */
export interface Measure {
  readonly rows: number
  readonly estimated: boolean
  /** The range is longer than the house flags, 3 months unless it says otherwise: said before the export starts. */
  readonly flagged: boolean
  /** The path of the date that is flagged. */
  readonly field: string | null
  /** Null where there is none. */
  readonly limit: number | null
  readonly isOverLimit: boolean
}

/** How many rows a file would have, and whether the account may have that many. */
export async function measureExport(context: Context, { entity, prepared, range }: ExportList): Promise<Measure> {
  const [{ total, estimated }, limit] = await Promise.all([
    countRows(context.db, entity, prepared.conditions),
    rowLimitOf(context.db, context.account),
  ])
  return {
    rows: total,
    estimated,
    flagged: range.verdict === 'flagged',
    field: range.path ?? null,
    limit: Number.isFinite(limit) ? limit : null,
    isOverLimit: total > limit,
  }
}

/** @throws B01 where more rows are asked for than the account's roles allow */
export async function refuseOverLimit(context: Context, list: ExportList): Promise<{ rows: number; flagged: boolean }> {
  const { rows, estimated, limit, isOverLimit, flagged } = await measureExport(context, list)
  if (isOverLimit && !estimated) throw refused('error.tooManyRows', { count: rows, limit: limit ?? 0 })
  return { rows, flagged }
}

/** The page's title, with the range of its first date filter in the requester's calendar. */
export function exportTitle(context: Context, { list, params }: CheckedExport): string {
  const { zone } = clockOf(context, params)
  const title = caption(params.language ?? context.language, list.info.id)
  const ranges = Object.values(list.prepared.filters).flatMap(({ from, to }) => {
    const start = dayOf(from, zone, 0)
    return start === undefined ? [] : [`${start} – ${dayOf(to, zone, -1) ?? ''}`.trim()]
  })
  return [title, ranges[0]].filter(Boolean).join(' ').slice(0, 120)
}

/** Writes that a list was exported, under the page's own right: as a task that can be looked at, or at once. */
export async function auditExport(
  context: Context,
  list: ExportList,
  taskId: number | null,
  { title, format }: { readonly title: string; readonly format: 'csv' | 'xlsx' },
): Promise<void> {
  await writeAudit(
    context.db,
    {
      kind: 'export',
      code: `${list.info.permission}.export`,
      page: list.info.path,
      ...(taskId === null ? { entity: list.entity.name } : { entity: exportTask.name, recordId: String(taskId) }),
      commandId: `${list.info.id}.export`,
      args: { format },
      accountId: context.account.id,
      sessionId: context.account.sessionId || null,
      changes: context.records.changes,
      recordTitle: title,
      result: 'ok',
      resultCode: '00000',
      ip: context.ip,
      requestId: context.requestId,
      at: context.now,
      durationMs: Date.now() - context.now.getTime(),
    },
    registry.entities,
  )
  context.records.isAudited = true
}

/** @returns an ISO text; now where nothing is said */
export function momentOf(timestamp: string | number | undefined, now: Date): string {
  if (timestamp === undefined) return now.toISOString()
  const parsed = instantShape(instant()).safeParse(timestamp)
  if (!parsed.success) throw badField('timestamp', 'error.notInstant')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badField('paramJson', 'error.notJson')
  }
}

function dayOf(value: unknown, zone: string, shift: number): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined
  return value.length === 10 ? value : wallClock(Date.parse(value) + shift, zone).date
}
