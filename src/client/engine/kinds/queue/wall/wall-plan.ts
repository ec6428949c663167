import type { Field, Fields } from '../../../../../schema/field'
import type { CommandInfo } from '../../../../../schema/registry'
import { runnableStates } from '../../../../../schema/eligibility'
import type { ApiRow } from '../../../parts/target'
import type { Choice } from '../strip/picks'
import type { Marks } from './marks'

/** Some cases of a wall, and what one command is to do to them. */
export interface WallPart {
  readonly kind: 'take' | 'refuse' | 'pass'
  readonly info: CommandInfo
  readonly ids: readonly number[]
  readonly args: Readonly<Record<string, unknown>>
  /** Why they are refused; nothing for the others. */
  readonly reasons: readonly Choice['value'][]
}

/** The commands that decide on a wall. */
export interface WallCommands {
  readonly passes: CommandInfo
  readonly refuses: CommandInfo
  /** The argument that says why. */
  readonly reason: string
  readonly isSeveral: boolean
  readonly takes: CommandInfo | undefined
  /** The reference to whoever has a case in hand. */
  readonly holder: string | undefined
}

/** The server does so many at once, in the call: each of them can be taken back. */
const atOnce = 20

/**
 * What deciding on a wall comes to: first whatever has to be taken in hand, then what is refused, by its reasons, then all others.
 * @param account the id of who decides
 */
export function wallPlan(rows: readonly ApiRow[], marks: Marks, commands: WallCommands, account: number): WallPart[] {
  const { passes, refuses, reason, isSeveral, takes } = commands
  const untaken = takes ? rows.filter((row) => !isInHand(row, commands, account)).map(({ id }) => id) : []
  const refused = new Map<string, { readonly reasons: readonly Choice['value'][]; readonly ids: number[] }>()
  for (const { id } of rows) {
    const reasons = marks.get(id)
    if (!reasons) continue
    const key = JSON.stringify(reasons)
    const group = refused.get(key) ?? { reasons, ids: [] }
    group.ids.push(id)
    refused.set(key, group)
  }
  const others = rows.filter(({ id }) => !marks.has(id)).map(({ id }) => id)
  return [
    ...(takes && untaken.length > 0
      ? [{ kind: 'take' as const, info: takes, ids: untaken, args: defaultsOf(takes), reasons: [] }]
      : []),
    ...[...refused.values()].map(({ reasons, ids }) => ({
      kind: 'refuse' as const,
      info: refuses,
      ids,
      args: { ...defaultsOf(refuses), [reason]: isSeveral ? reasons : reasons[0] },
      reasons,
    })),
    ...(others.length > 0
      ? [{ kind: 'pass' as const, info: passes, ids: others, args: defaultsOf(passes), reasons: [] }]
      : []),
  ]
}

/** The ids in numbers that the server takes at once. */
export function lotsOf(ids: readonly number[]): (readonly number[])[] {
  const lots: (readonly number[])[] = []
  for (let from = 0; from < ids.length; from += atOnce) lots.push(ids.slice(from, from + atOnce))
  return lots
}

/** Whether a case can be decided on as it is: in its state, and in the hands of who decides. */
function isInHand(row: ApiRow, { passes, holder }: WallCommands, account: number): boolean {
  const states = runnableStates(passes)
  const held = holder === undefined ? undefined : row[holder]
  const isOwn = typeof held === 'object' && held !== null && 'id' in held && held.id === account
  return isOwn && (states === undefined || states.includes(String(row.state)))
}

function defaultsOf({ command }: CommandInfo): Record<string, unknown> {
  const asks = (command.asks ?? {}) as Fields
  return Object.fromEntries(
    Object.entries<Field>(asks).flatMap(([name, field]) =>
      field.default === undefined || field.default === null ? [] : [[name, field.default]],
    ),
  )
}
