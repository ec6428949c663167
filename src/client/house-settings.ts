import { flaggedBeyondMonths } from '../fields/export-range'

/** What whoever runs the house has set, as the page that was served says it. */
export const houseSettings = { exportFlagMonths: monthsOf(said('export-flag-months')) } as const

function said(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''
}

/** Beyond so many months the range of an export is flagged. */
function monthsOf(text: string): number {
  const months = Number(text)
  return Number.isInteger(months) && months > 0 ? months : flaggedBeyondMonths
}
