import type { Registry } from '../../schema/registry'
import { storageOf } from './storage'
import { diffTables, type TableFound } from './table-diff'
import { few, planTables } from './table-plan'

/** A migration that the declarations ask for: what its file holds. */
export interface PlannedMigration {
  readonly statements: readonly string[]
  readonly text: string
}

/**
 * What turns the tables found into those that the declarations ask for: the changes, and then, by itself and `-- concurrently`, the indexes of
 * tables that stand and may be large: nobody who writes into one waits until it is read. A parted table takes no index that way, and its
 * parts are each read in a moment.
 */
export function planMigrations(registry: Registry, found: readonly TableFound[]): PlannedMigration[] {
  const planned = planTables(registry)
  const small = new Set(
    [...registry.entities.values()].filter(({ scale }) => scale < few).map((entity) => storageOf(entity).table),
  )
  const standing = new Set(found.map(({ name }) => name))
  const large = new Set(
    planned
      .filter(({ name, partedBy }) => standing.has(name) && !small.has(name) && partedBy === undefined)
      .map(({ name }) => name),
  )
  const statements = diffTables(planned, found)
  const beside = statements.filter((each) => large.has(indexed(each) ?? ''))
  const changes = statements.filter((each) => !beside.includes(each))
  return [migration(changes, ''), migration(beside, '-- concurrently\n')].filter((each) => each.statements.length > 0)
}

function migration(statements: readonly string[], head: string): PlannedMigration {
  return { statements, text: `${head}${statements.join('\n')}\n` }
}

/** The table that a statement makes an index of. */
function indexed(statement: string): string | undefined {
  return /^create (?:unique )?index "\w+" on "(\w+)"/.exec(statement)?.[1]
}
