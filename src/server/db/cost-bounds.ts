/**
 * How expensive a statement may be that nobody has asked for by itself, in the planner's measure: reading a page from the beginning to
 * the end is 1. Beyond its bound it does not run, and people see less. What they do ask for is refused beyond `STATEMENT_COST`.
 */
export const costBounds = {
  /**
   * A total of a list: some hundred thousand entries of an index or half as many rows, which take a processor from all
   * others for a tenth of a second. Beyond it is shown as an estimate.
   */
  total: 10_000,
  /** A queue of the dashboard, which all share for seconds. Beyond it is shown as an estimate, without its oldest record. */
  queue: 100_000,
  /** The places of a list by which deep windows are found, sought behind somebody's back. Beyond it there are none. */
  anchors: 500_000,
} as const
