import { atOnce } from '../../../../fields/at-once'
import { ApiError } from '../../../base/api/api-error'
import type { Saved } from '../form/form-session'
import { bodyOfRow, type PlannedRow } from './paste-plan'

/** A row that was not saved, and why. */
export interface FailedRow {
  readonly planned: PlannedRow
  readonly reason: string
}

export interface PasteResult {
  readonly saved: readonly Saved[]
  readonly failed: readonly FailedRow[]
}

/** How many rows are on their way at once. */
const savesAtOnce = 3

/**
 * Saves the rows of a paste, each for itself: what one is refused for does not hold up the others.
 * @param onProgress called after each row with how many are through
 */
export async function runPaste(
  rows: readonly PlannedRow[],
  save: (body: Record<string, unknown>) => Promise<Saved>,
  onProgress: (done: number) => void,
): Promise<PasteResult> {
  const results = await atOnce(savesAtOnce, rows, (planned) => save(bodyOfRow(planned)), onProgress)
  const saved: Saved[] = []
  const failed: FailedRow[] = []
  rows.forEach((planned, index) => {
    const result = results[index]
    if (result?.status === 'fulfilled') saved.push(result.value)
    else failed.push({ planned, reason: reasonOf(result?.reason) })
  })
  return { saved, failed }
}

/** @throws what is no refusal: it is a fault of ours */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.problems[0]?.msg ?? error.message
}
