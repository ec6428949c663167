import { draftShape } from '../../../../fields/record-shape'
import { problemsOf } from '../../../../fields/problems'
import { problemText } from '../../../../fields/problem-text'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { ReadText } from '../../../../fields/read-text'
import type { Entity } from '../../../../schema/entity'
import type { ApiRow } from '../../parts/target'
import type { PastedCell } from '../../grid/cell-editing'
import { isSameValue } from '../../parts/same-value'

/** A cell that would be changed. */
export interface PlannedChange {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** A record with all that would be changed of it. */
export interface PlannedRow {
  readonly row: ApiRow
  readonly changes: readonly PlannedChange[]
}

/** Why cells are refused, the most frequent reason first. */
export interface RefusedCells {
  readonly reason: string
  readonly count: number
}

export interface PastePlan {
  readonly rows: readonly PlannedRow[]
  /** Cells that would be changed. */
  readonly cells: number
  /** Cells that hold the value already. */
  readonly same: number
  readonly refused: readonly RefusedCells[]
}

/** What judges the cells of a paste. */
export interface PasteJudge {
  readonly entity: Entity
  /** Why a cell cannot be edited, as a sentence; null where it can. */
  readonly refusalOf: (row: ApiRow, path: string) => string | null
  /** Reads a filled text as the value of a field. */
  readonly read: (text: string, path: string, row: ApiRow) => ReadText
  readonly caption: (id: string, params?: Readonly<Record<string, string | number>>) => string
}

/** What pasting some cells would do, judged cell by cell by the rules of their fields. An empty text empties its cell. */
export function planPaste(cells: readonly PastedCell<ApiRow>[], judge: PasteJudge): PastePlan {
  const rows = new Map<number, { row: ApiRow; changes: PlannedChange[] }>()
  const refused = new Map<string, number>()
  let same = 0
  for (const cell of cells) {
    const judged = judgeCell(cell, judge)
    if ('reason' in judged) refused.set(judged.reason, (refused.get(judged.reason) ?? 0) + 1)
    else if (isSameValue(judged.change.before, judged.change.after)) same += 1
    else {
      const planned = rows.get(judged.row.id) ?? { row: judged.row, changes: [] }
      rows.set(judged.row.id, { ...planned, changes: [...planned.changes, judged.change] })
    }
  }
  const planned = [...rows.values()]
  return {
    rows: planned,
    cells: planned.reduce((sum, { changes }) => sum + changes.length, 0),
    same,
    refused: [...refused].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
  }
}

/** What saves a planned row: its id, the version it was read at, and the changes. */
export function bodyOfRow({ row, changes }: PlannedRow): Record<string, unknown> {
  return { id: row.id, version: row.version, ...Object.fromEntries(changes.map(({ path, after }) => [path, after])) }
}

type Judged = { readonly reason: string } | { readonly row: ApiRow; readonly change: PlannedChange }

function judgeCell({ row, columnId: path, text }: PastedCell<ApiRow>, judge: PasteJudge): Judged {
  const { entity, refusalOf, read, caption } = judge
  if (!row) return { reason: caption('grid.refused.notLoaded') }
  const refusal = refusalOf(row, path)
  if (refusal !== null) return { reason: refusal }
  const filled = text.trim()
  const value: ReadText = filled === '' ? { value: null } : read(filled, path, row)
  if ('problem' in value) return { reason: caption(value.problem, { text: filled }) }
  const parsed = draftShape(entity).safeParse({ [path]: value.value })
  const [problem] = parsed.success ? [] : problemsOf(parsed.error)
  if (problem) return { reason: problemText(problem, caption(captionIdOf(entity, path)), caption) }
  return { row, change: { path, before: row[path] ?? null, after: value.value } }
}
