import type { exportPersonal } from '../../../../commands/user-manage/user-list'
import type { Args } from '../../../schema/command'
import type { Context } from '../../pipeline/operation'
import { checkExport, type CheckedExport } from '../reports/export-request'

export const exportType = 'user-list'

export function checked(context: Context, { list, reason }: Args<typeof exportPersonal>): Promise<CheckedExport> {
  return checkExport(context, { exportType, paramJson: list }, { reason })
}
