import { commandRow, entryOf, type CommandWorld } from './command-rows'
import { MOST_ROWS } from './matcher'
import type { FoundRecord, FoundTarget } from './palette-model'
import type { Row, Rows } from './palette-rows'
import type { Found } from './palette-state'

/**
 * Commands and records together: first commands with the record that the text names, then a page that is called exactly so,
 * then a record that is, then the commands that fit, then other records. What only comes near is last. Where the whole
 * text names a command, that one is before those with a record: "delete account" is no clip called "account".
 */
export function mixedRows(matched: Rows, found: Found | null, world: CommandWorld): Rows {
  if (!found) return matched
  const records = found.options as readonly FoundRecord[]
  const rowsOf = (isExact: boolean) =>
    records.filter((record) => (record.isExact ?? false) === isExact).flatMap((record) => withCommands(record, world))
  const pages = matched.rows.filter((row) => row.isPageNamed)
  const fitting = matched.rows.filter((row) => !row.isNear && !row.isPageNamed)
  const near = matched.rows.filter((row) => row.isNear)
  const targets = (found.targets ?? []).flatMap((target) => targetRow(target, world))
  const rows = [
    ...(targets.length > 0 ? fitting.filter((row) => row.isMeant) : []),
    ...targets,
    ...pages,
    ...rowsOf(true),
    ...fitting,
    ...rowsOf(false),
    ...near,
  ]
  const seen = new Set<string>()
  const once = rows.filter(({ value }) => !seen.has(value) && seen.add(value))
  return { ...matched, rows: once.slice(0, MOST_ROWS) }
}

/** The row of a record. */
export function recordRow(record: FoundRecord): Row {
  const where = record.hint !== undefined && { where: record.hint }
  return { value: `=${record.value}`, does: { kind: 'record', record }, title: record.label, ...where }
}

function withCommands(record: FoundRecord, world: CommandWorld): Row[] {
  return [recordRow(record), ...(record.commands ?? []).flatMap((target) => targetRow(target, world))]
}

/** A command with its record: it begins with the record given. */
function targetRow({ command, given, label, hint }: FoundTarget, world: CommandWorld): Row[] {
  const entry = entryOf(world.index, command)
  if (!entry || world.availability(command) === 'hidden') return []
  // Whether it can run is said of the rows in hand; this record is another.
  const { reason: _reason, keys: _keys, ...row } = commandRow(world, entry)
  return [
    {
      ...row,
      value: `${command} ${JSON.stringify(given)}`,
      does: { kind: 'command', id: command, given, about: label },
      title: `${entry[world.language]} · ${label}`,
      ...(hint !== undefined && { where: hint }),
    },
  ]
}
