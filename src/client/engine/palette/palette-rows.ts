import type { Range } from './highlight'
import type { Args, FoundRecord, Option, Place } from './palette-model'

/** Something that Enter can take. Texts are ready to draw, except `group`, which is a caption's key. */
export interface Row {
  /** Unique among the rows. */
  readonly value: string
  readonly does: RowAction
  readonly title: string
  readonly marks?: readonly Range[]
  /** The title in the other language, when that is what was typed. */
  readonly other?: { readonly text: string; readonly marks: readonly Range[] }
  /** The page it belongs to, or a hint. */
  readonly where?: string
  readonly keys?: string
  /** Why it cannot be taken now. */
  readonly reason?: string
  readonly danger?: boolean
  readonly isPinned?: boolean
  readonly group?: string
  /** It is not what was typed, but the nearest there is. */
  readonly isNear?: true
  /** All that was typed names this command, and nothing of it a record. */
  readonly isMeant?: true
  /** It leads to a page whose whole name was typed. */
  readonly isPageNamed?: true
}

export interface CommandAction {
  readonly kind: 'command'
  readonly id: string
  /** Arguments that stand already, such as the record that was typed with it, and what that is called. */
  readonly given?: Args
  readonly about?: string
}

export type RowAction =
  | CommandAction
  | { readonly kind: 'option'; readonly option: Option }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'record'; readonly record: FoundRecord }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'prefix'; readonly prefix: string }
  | { readonly kind: 'skip' | 'confirm' | 'cancel' }

/** The rows for what is typed, at this moment. The first one is what Enter takes unless another was chosen: always. */
export interface Rows {
  readonly rows: readonly Row[]
  /** An answer from the server is still to come: Enter does nothing until then, unless a row is there. */
  readonly isPending: boolean
  /** Why what is typed cannot be taken. */
  readonly problem?: string
}

export const NO_ROWS: Rows = { rows: [], isPending: false }
export const PENDING_ROWS: Rows = { rows: [], isPending: true }

/** The row that Enter would take: the chosen one while it is there, else the first. */
export function highlightedRow({ rows }: Rows, chosen: string | null): Row | undefined {
  return (chosen === null ? undefined : rows.find((row) => row.value === chosen)) ?? rows[0]
}

/** Neighbouring rows of one group together, with the place of their first. */
export function groupsOf(rows: readonly Row[]): { group: string | undefined; rows: Row[]; from: number }[] {
  const groups: { group: string | undefined; rows: Row[]; from: number }[] = []
  rows.forEach((row, at) => {
    const last = groups[groups.length - 1]
    if (last && last.group === row.group) last.rows.push(row)
    else groups.push({ group: row.group, rows: [row], from: at })
  })
  return groups
}

/** The row reached by moving: by rows (round the ends), by ten without going round, to an end, or to the next group. */
export function movedTo({ rows }: Rows, from: Row | undefined, move: Move): Row | undefined {
  if (rows.length === 0) return undefined
  const last = rows.length - 1
  const at = from ? rows.indexOf(from) : -1
  switch (move) {
    case 'next':
      return rows[at === last ? 0 : at + 1]
    case 'previous':
      return rows[at <= 0 ? last : at - 1]
    case 'nextPage':
      return rows[Math.min(last, at + PAGE)]
    case 'previousPage':
      return rows[Math.max(0, at - PAGE)]
    case 'first':
      return rows[0]
    case 'last':
      return rows[last]
    case 'nextGroup':
      return rows.find((row, place) => place > at && row.group !== from?.group) ?? rows[0]
    case 'previousGroup': {
      const before = rows.slice(0, Math.max(0, at)).findLast((row) => row.group !== from?.group) ?? rows[last]
      return rows.find((row) => row.group === before?.group)
    }
  }
}

export type Move = 'next' | 'previous' | 'nextPage' | 'previousPage' | 'first' | 'last' | 'nextGroup' | 'previousGroup'

const PAGE = 10
