import { pathOf } from '../declared/site'
import { navigate } from 'wouter/use-browser-location'
import type { CommandInfo } from '../../../schema/registry'
import { call, send } from '../../base/api/api'
import { speaksSpecificationAlone } from '../../base/api/host-speech'
import { saveBlob } from '../../base/api/save-file'
import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'
import { isRangeMeant } from './export-range-question'
import { listAsShown } from './list-as-shown'
import type { Arguments } from './run-command'

/**
 * Has the list of a command's page made into a file, as it is filtered and sorted now; the report centre has it.
 * @param columns those that are shown, unless others are wanted
 */
export async function askForExport(info: CommandInfo, args: Arguments, columns?: readonly string[]): Promise<void> {
  const { page } = info.page
  const list = listAsShown(info.page, columns)
  if (!(await isRangeMeant(info.page, list))) return
  const format = args.format === 'csv' ? 'csv' : 'xlsx'
  const exportType = ('export' in page && page.export) || ''
  const input = { exportType, paramJson: JSON.stringify(list), timestamp: new Date().toISOString(), format } as const
  const { plain } = info.command
  if (speaksSpecificationAlone() && typeof plain === 'string') {
    // There is no report centre: the file itself is the answer.
    const answer = await send(plain, { input, reads: true, customize: 'file', loading: true })
    if (answer instanceof Blob) return saveBlob(`${exportType || 'export'}.${format}`, answer)
    toast.success(caption('export.submitted'))
    return
  }
  await call('POST /report/backend/exportTask/save', { input, command: info.id })
  const follow = { text: caption('export.follow'), run: () => navigate(pathOf('exports')) }
  toast.success(caption('export.submitted'), follow)
}
