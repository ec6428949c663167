import type { CommandInfo } from '../../../schema/registry'
import { holds } from '../../base/session/session'
import type { Target } from '../parts/target'
import { availabilityOf } from './availability'

/** Commands as a place shows them: one that stands out, a few beside it, the others behind a menu, in groups. */
export interface ArrangedCommands {
  readonly primary: CommandInfo | undefined
  readonly beside: readonly CommandInfo[]
  /** What else can be done, what is fetched, what destroys, what cannot be done now; empty groups are left out. */
  readonly rest: readonly (readonly CommandInfo[])[]
}

/** What exports of every kind call. */
const exportCall = '/report/backend/exportTask/save'

/** How a place arranges its commands. */
export interface Arranging {
  /** Which one stands out, of those that can be done: the one that makes something new unless declared otherwise. */
  readonly isPrimary?: (info: CommandInfo) => boolean
  /** How many stand beside it. */
  readonly most?: number
  /** As declared; else those with a key come first, which people have in their hands. */
  readonly inOrder?: boolean
}

/** How many commands stand beside the one that stands out: more are not taken in at a glance. */
export const mostBeside = 3

/**
 * Arranges commands for a target: nothing that cannot be done now is a button, nor are two that destroy, nor two that export.
 */
export function arrangedCommands(
  commands: readonly CommandInfo[],
  target: Target,
  { isPrimary = isNew, most = mostBeside, inOrder = false }: Arranging = {},
): ArrangedCommands {
  const usual = inOrder ? commands : [...commands].sort((a, b) => Number(hasKey(b)) - Number(hasKey(a)))
  const offered = usual.map((info) => ({ info, kind: availabilityOf(info, target, holds).kind }))
  const possible = offered.filter(({ kind }) => kind === 'run').map(({ info }) => info)
  const impossible = offered.filter(({ kind }) => kind === 'reason').map(({ info }) => info)
  const primary = possible.find(isPrimary)
  const beside: CommandInfo[] = []
  const exports = possible.filter(isExport)
  const meant = exports.find(({ command }) => command.verb === 'export') ?? exports[0]
  const isSpare = (info: CommandInfo) => isExport(info) && info !== meant
  for (const info of possible) {
    const isSecond = destroys(info) && beside.some(destroys)
    if (info !== primary && !isSpare(info) && !isSecond && beside.length < most) beside.push(info)
  }
  const others = possible.filter((info) => info !== primary && !beside.includes(info))
  const groups = [
    others.filter((info) => !isExport(info) && !destroys(info)),
    others.filter(isExport),
    others.filter((info) => destroys(info) && !isExport(info)),
    impossible,
  ]
  return { primary, beside, rest: groups.filter(({ length }) => length > 0) }
}

function hasKey({ command }: CommandInfo): boolean {
  return command.keys !== undefined
}

function isNew({ command }: CommandInfo): boolean {
  return command.verb === 'new'
}

function isExport({ command, call }: CommandInfo): boolean {
  return command.verb === 'export' || call.url === exportCall
}

function destroys({ command }: CommandInfo): boolean {
  return command.destroys === true
}
