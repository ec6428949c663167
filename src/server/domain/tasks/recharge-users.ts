import type integralRecharge from '../../../entities/task-center/integral-recharge'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { readSheet, type SheetCell } from '../../operations/import/sheet'
import type { Context } from '../../pipeline/operation'

/** One user's part of a batch. */
export interface Share {
  readonly user: Row<typeof user>
  readonly points: number
}

/** Who gets what by a batch, and how many of its lines cannot be booked: unknown, closed, named twice or without points. */
export interface Shares {
  readonly shares: readonly Share[]
  readonly invalid: number
}

/** Users are looked up this many at a time. */
const batchSize = 1_000

/** Reads whom a batch names, in its text and in its file: `displayId` and, where they differ, `points` in columns. */
export async function readShares(context: Context, batch: Row<typeof integralRecharge>): Promise<Shares> {
  const lines = [...linesOfText(batch), ...(await linesOfFile(context, batch))]
  const sign = batch.kind === 'deduct' ? -1 : 1
  const points = new Map<string, number>()
  let invalid = 0
  for (const line of lines) {
    if (points.has(line.displayId) || !(line.points > 0)) invalid++
    else points.set(line.displayId, line.points)
  }
  const ids = [...points.keys()]
  const shares: Share[] = []
  for (let start = 0; start < ids.length; start += batchSize)
    for (const found of await context.records.where(
      user,
      { displayId: ids.slice(start, start + batchSize) },
      batchSize,
    ))
      if (found.state !== 'deleted' && found.displayId !== null)
        shares.push({ user: found, points: sign * (points.get(found.displayId) ?? 0) })
  return { shares, invalid: invalid + ids.length - shares.length }
}

interface Line {
  readonly displayId: string
  readonly points: number
}

function linesOfText({ users, pointsEach }: Row<typeof integralRecharge>): Line[] {
  return (users?.match(/\d+/g) ?? []).map((displayId) => ({ displayId, points: pointsEach ?? 0 }))
}

async function linesOfFile({ services }: Context, batch: Row<typeof integralRecharge>): Promise<Line[]> {
  if (batch.file === null) return []
  const { headings, rows } = await readSheet(services, batch.file)
  const at = (name: string) => headings.findIndex((heading) => heading.toLowerCase() === name)
  const [idColumn, pointsColumn] = [Math.max(0, at('displayid')), at('points')]
  return rows.flatMap(({ cells }) => {
    const displayId = textOf(cells[idColumn] ?? null).trim()
    const own = pointsColumn < 0 ? Number.NaN : Number(cells[pointsColumn])
    return displayId === '' ? [] : [{ displayId, points: own > 0 ? Math.trunc(own) : (batch.pointsEach ?? 0) }]
  })
}

function textOf(cell: SheetCell): string {
  return cell === null ? '' : cell instanceof Date ? cell.toISOString() : String(cell)
}
