import { flaggedBeyondMonths } from '../../../fields/export-months'
import { pageSetting } from './page-setting'

/** What whoever runs the house has set, as the page that was served says it. */
export const houseSettings = { exportFlagMonths: monthsOf(pageSetting('export-flag-months')) } as const

/** Beyond this many months the range of an export is flagged. */
function monthsOf(text: string): number {
  const months = Number(text)
  return Number.isInteger(months) && months > 0 ? months : flaggedBeyondMonths
}
