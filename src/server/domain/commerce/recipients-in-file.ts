import { sql } from 'kysely'
import { readSheet, type Sheet, type SheetCell } from '../../operations/import/sheet'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Recipient } from './recipients'

/** What the columns may be called; without a heading of these the first one holds the users. */
const userHeadings = ['displayid', 'userid', 'id', '用户id', '用户编号']
const amountHeadings = ['amount', 'days', '数量', '天数']

interface Line {
  readonly line: number
  readonly displayId: string
  readonly amount: number | null
}

/**
 * The users listed in a stored spreadsheet by their display ids, each with the amount beside it if there is one.
 * @throws A0400 naming the ids that nobody has or that are there twice, or the first line with a wrong amount; B01 for
 *   more lines than `most`
 */
export async function recipientsInFile(
  { db, services }: Pick<Context, 'db' | 'services'>,
  key: string,
  most: number,
): Promise<Recipient[]> {
  const lines = linesOf(await readSheet(services, key))
  if (lines.length > most) throw refused('recipients.tooMany', { count: most })
  const ids = lines.map(({ displayId }) => displayId)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (twice.length > 0) throw badField('file', 'recipients.twice', { ids: someOf(twice) })
  const { rows } = await sql<{ id: number; displayId: string }>`select id, display_id as "displayId" from "user"
    where display_id = any(${ids})`.execute(db)
  const found = new Map(rows.map(({ id, displayId }) => [displayId, Number(id)]))
  const unknown = ids.filter((id) => !found.has(id))
  if (unknown.length > 0) throw badField('file', 'recipients.unknown', { ids: someOf(unknown) })
  return lines.map(({ displayId, amount }) => ({ user: found.get(displayId) ?? 0, amount }))
}

function linesOf({ headings, rows }: Sheet): Line[] {
  const column = (names: readonly string[]) =>
    headings.findIndex((heading) => names.includes(heading.toLowerCase().replace(/[\s_]/g, '')))
  const users = Math.max(0, column(userHeadings))
  const amounts = column(amountHeadings)
  return rows.map(({ line, cells }) => ({
    line,
    displayId: String(cells[users] ?? '').trim(),
    amount: amounts < 0 ? null : amountIn(cells[amounts] ?? null, line),
  }))
}

function amountIn(cell: SheetCell, line: number): number | null {
  if (cell === null || String(cell).trim() === '') return null
  const amount = Number(cell)
  if (!Number.isSafeInteger(amount) || amount < 1) throw badField('file', 'recipients.badAmount', { line })
  return amount
}

function someOf(ids: readonly string[]): string {
  return [...new Set(ids)].slice(0, 5).join(', ')
}
