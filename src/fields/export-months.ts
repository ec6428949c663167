/** A range longer than this is flagged before the export starts, in months, unless the house says otherwise. */
export const flaggedBeyondMonths = 3
/** A longer one is refused. */
export const refusedBeyondMonths = 12
