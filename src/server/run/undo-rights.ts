import type auditEntry from '../../entities/staff-manage/audit-entry'
import type { Row } from '../../schema/entity'
import { pagesOf, type CommandInfo, type Registry } from '../../schema/registry'
import { holds } from '../access/account'
import { notPermitted, refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { guardRight } from './guard'

export type Entry = Row<typeof auditEntry>

/**
 * Asks for the right of what an entry says was done, as of now: who has lost it takes nothing back, and does nothing again by
 * taking back an undo.
 * @param info the command that was run, where one was
 * @throws A0301 without it
 */
export function guardUndoRight(
  context: Context,
  registry: Registry,
  entry: Entry,
  info: CommandInfo | undefined,
): void {
  if (info) return guardRight(context, info)
  const { code } = entry
  if (code === null || !isRight(registry, code) || holds(context.account, code)) return
  if (!savingRights(registry, entry).some((right) => holds(context.account, right))) throw notPermitted(code)
}

/** The rights that any of lets save records of the entry's kind: a save is logged under the first of them. */
function savingRights(registry: Registry, { entity: name }: Entry): string[] {
  const entity = name === null ? undefined : registry.entities.get(name)
  if (!entity) return []
  const codes = pagesOf(registry, entity).flatMap(({ page, permission }) =>
    page.entity === entity ? [`${permission}.new`, `${permission}.edit`] : [],
  )
  return codes
}

/** Whether a code of the log is a right; some calls are open to everybody and are logged under a name of their own. */
function isRight(registry: Registry, code: string): boolean {
  return rightsOf(registry).has(code)
}

const known = new WeakMap<Registry, ReadonlySet<string>>()

function rightsOf(registry: Registry): ReadonlySet<string> {
  const rights =
    known.get(registry) ??
    new Set([
      ...[...registry.pages.values()].flatMap(({ permission }) => [
        permission,
        `${permission}.new`,
        `${permission}.edit`,
      ]),
      ...[...registry.commands.values()].map(({ permission }) => permission),
    ])
  known.set(registry, rights)
  return rights
}

/**
 * What two people agreed to is not taken back by one of them, nor done again that way.
 * @throws B01 that says which command asks for a second person
 */
export function guardSecond(entry: Entry, ...commands: readonly (CommandInfo | undefined)[]): void {
  const isForTwo = entry.secondBy !== null || commands.some((info) => info?.command.danger === 'second')
  if (isForTwo) throw refused('error.undoSecond')
}
