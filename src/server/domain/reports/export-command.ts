import type { ExportPreview } from '../../../calls/report'
import type { CommandInfo, Registry } from '../../../schema/registry'
import { isPersonal, type ExportList } from '../../jobs/export/export-list'
import { holds } from '../../access/account'
import { notPermitted } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { callOnPage } from '../../run/on-page'
import { measureExport, refuseOverLimit, type CheckedExport } from './export-request'

/** What is wanted of a list's file, and how. */
export interface AskedExport<Result> {
  readonly checked: CheckedExport
  readonly format: 'csv' | 'xlsx'
  /** Only a description of the file is wanted. */
  readonly dryRun?: boolean | undefined
  /** Has the file made, and says so in the log. */
  readonly run: (context: Context, measured: { readonly rows: number; readonly flagged: boolean }) => Promise<Result>
}

/**
 * Runs the export of a list as the command of its page that it is, by the steps of every command without a record.
 * @returns what was made of it; of a dry run its preview
 * @throws B01 for more rows than the account's roles allow
 */
export async function callExport<Result>(
  context: Context,
  asked: AskedExport<Result>,
): Promise<Result | ExportPreview | { readonly approvalIds: readonly number[] }> {
  const { checked, format, dryRun, run } = asked
  const { list } = checked
  const info = exportCommand(context.services.registry, list)
  if (!holds(context.account, info.permission)) throw notPermitted(info.permission)
  const handler = {
    command: info.command,
    preview: (inside: Context) => previewOf(inside, list),
    run: async (inside: Context) => run(inside, await refuseOverLimit(inside, list)),
  }
  return callOnPage(context, info, handler, { format }, { dryRun, confirmed: true })
}

/** The command that a list is exported by; the list of a tab that no command of its page exports has the same by the page's right. */
export function exportCommand(registry: Registry, { info: page }: Pick<ExportList, 'info'>): CommandInfo {
  const id = `${page.id}.export`
  return (
    registry.commands.get(id) ?? {
      id,
      name: 'export',
      page,
      permission: `${page.permission}.export`,
      call: { method: 'POST', url: '/report/backend/exportTask/save' },
      command: { on: 'page' },
    }
  )
}

async function previewOf(context: Context, list: ExportList): Promise<ExportPreview> {
  const measured = await measureExport(context, list)
  const { registry } = context.services
  const reader = { account: context.account, language: context.language, zone: context.account.zone }
  const eligible = measured.isOverLimit ? 0 : measured.rows
  const personal = isPersonal(registry, list, reader)
  return { ...measured, total: measured.rows, eligible, reasons: [], columns: list.columns.length, personal }
}
