import { authorReason, alreadySetReason, runnableStates } from '../../../schema/eligibility'
import type { CommandInfo } from '../../../schema/registry'
import { hasCaption } from '../../base/i18n/i18n'
import { session } from '../../base/session/session'
import { isRunnable } from './is-runnable'
import type { ApiRow, Target } from '../parts/target'

/** `hidden`: the account lacks the right, or may not open where it leads. `reason`: a caption id, with what it names, of why it cannot run now. */
export type Availability =
  | { readonly kind: 'run' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'reason'; readonly caption: string; readonly params?: Readonly<Record<string, string>> }

/**
 * Whether a command can run on a target now, as far as the browser knows; the server decides.
 * A command that fits at least one of the known rows may run: the others are left out, and that is said before.
 */
export function availabilityOf(info: CommandInfo, target: Target, holds: (code: string) => boolean): Availability {
  if (!isRunnable(info, holds)) return { kind: 'hidden' }
  const { on, entity } = info.command
  if (on === 'page' || target.kind === 'none') return { kind: 'run' }
  if (target.entity !== entity) return { kind: 'run' }
  const count = target.kind === 'rows' ? target.ids.length : (target.expectedCount ?? 2)
  if (on === 'row' && count !== 1) return { kind: 'reason', caption: 'palette.oneRowOnly' }
  if (target.known.length === 0) return { kind: 'run' }
  const reasons = target.known.map((row) => reasonFor(info, row))
  const first = reasons[0]
  return reasons.every((reason) => reason !== undefined) && first ? first : { kind: 'run' }
}

/** Why a command cannot run on one row now; undefined when it can. */
export function reasonFor(info: CommandInfo, row: ApiRow): Extract<Availability, { kind: 'reason' }> | undefined {
  const states = runnableStates(info)
  if (states && 'state' in row && !states.includes(String(row.state))) {
    const state = `${info.command.entity?.name}.state.${String(row.state)}`
    const own = `${state}.${info.name}`
    return hasCaption(own)
      ? { kind: 'reason', caption: own }
      : { kind: 'reason', caption: 'error.wrongState', params: { state } }
  }
  const author = 'createdBy' in row && authorReason(info.command, authorOf(row), session.account?.id ?? 0)
  if (author) return { kind: 'reason', caption: author }
  const declared = info.command.when && hasAll(row, info.command.reads) ? info.command.when(row as never) : true
  if (declared !== true) return { kind: 'reason', caption: declared }
  const gained = alreadySetReason(info, row)
  return gained === undefined ? undefined : { kind: 'reason', caption: gained }
}

function authorOf({ createdBy }: ApiRow): number | null {
  return typeof createdBy === 'object' && createdBy !== null && 'id' in createdBy ? Number(createdBy.id) : null
}

function hasAll(row: ApiRow, names: readonly string[] = []): boolean {
  return names.every((name) => name in row)
}
