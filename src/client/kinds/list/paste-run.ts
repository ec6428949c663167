import { ApiError } from '../../api/api-error'
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

/** So many rows are on their way at once. */
const atOnce = 3

/**
 * Saves the rows of a paste, each for itself: what one is refused for does not hold up the others.
 * @param onProgress told after each row how many are through
 */
export async function runPaste(
  rows: readonly PlannedRow[],
  save: (body: Record<string, unknown>) => Promise<Saved>,
  onProgress: (done: number) => void,
): Promise<PasteResult> {
  const saved: Saved[] = []
  const failed: FailedRow[] = []
  const waiting = [...rows]
  const work = async (): Promise<void> => {
    for (let planned = waiting.shift(); planned; planned = waiting.shift()) {
      try {
        saved.push(await save(bodyOfRow(planned)))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        failed.push({ planned, reason: error.problems[0]?.msg ?? error.message })
      }
      onProgress(saved.length + failed.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { saved, failed }
}
