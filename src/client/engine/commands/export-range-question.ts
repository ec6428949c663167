import { refusedBeyondMonths } from '../../../fields/export-months'
import { judgeFilters } from '../../../fields/export-range'
import { isListing } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { houseSettings } from '../../base/settings/house-settings'
import { caption } from '../../base/i18n/i18n'
import { fieldAtPath } from '../parts/list-definition'
import { confirm } from '../../base/ui/confirm'
import { toast } from '../../base/ui/toast-store'
import type { ListQuery } from '../parts/target'

/**
 * Whether an export's range of dates is meant: one that is longer than the house flags is asked about before anything is sent, one
 * over a year is refused there and then. The server judges by the same rule.
 */
export async function isRangeMeant({ page }: PageInfo, { filters, zone }: ListQuery): Promise<boolean> {
  if (!isListing(page)) return true
  const at = (path: string) => fieldAtPath(page.entity, path)
  const clock = { zone, now: Date.now() }
  const { verdict, path = '' } = judgeFilters(filters, (each) => at(each)?.field, clock, houseSettings.exportFlagMonths)
  if (verdict === 'fine') return true
  const field = caption(at(path)?.titleId ?? path)
  if (verdict === 'refused') {
    toast.error(caption('error.exportRange', { field, months: refusedBeyondMonths }))
    return false
  }
  return confirm({
    title: caption('export.rangeLong', { count: houseSettings.exportFlagMonths }),
    description: caption('export.rangeLongWhy', { field, count: houseSettings.exportFlagMonths }),
    confirmText: caption('export.rangeLongGo'),
  })
}
