import { quote, type ColumnPlan, type TablePlan } from './table-plan'

/** A table as the database has it. */
export interface TableFound {
  readonly name: string
  readonly columns: readonly Pick<ColumnPlan, 'name' | 'type' | 'notNull'>[]
  readonly constraints: readonly string[]
  readonly indexes: readonly string[]
}

/**
 * The statements that turn the tables found into the tables planned, in an order that runs.
 * Empty when nothing has drifted. Tables unknown to the plan are left alone only when they are another library's schema.
 */
export function diffTables(planned: readonly TablePlan[], found: readonly TableFound[]): string[] {
  const byName = new Map(found.map((table) => [table.name, table]))
  const created: string[] = []
  const altered: string[] = []
  const linked: string[] = []
  const dropped: string[] = []
  for (const plan of planned) {
    const table = byName.get(plan.name)
    byName.delete(plan.name)
    if (!table) created.push(createTable(plan))
    else altered.push(...alterColumns(plan, table))
    for (const [name, definition] of Object.entries(plan.constraints)) {
      const isNew = !table?.constraints.includes(name)
      if (isNew && (table || definition.startsWith('foreign key')))
        linked.push(`alter table ${quote(plan.name)} add constraint ${quote(name)} ${definition};`)
    }
    for (const [name, definition] of Object.entries(plan.indexes))
      if (!table?.indexes.includes(name)) linked.push(createIndex(plan.name, name, definition))
    if (!table) continue
    for (const name of table.constraints)
      if (!(name in plan.constraints)) dropped.push(`alter table ${quote(plan.name)} drop constraint ${quote(name)};`)
    for (const name of table.indexes)
      if (!(name in plan.indexes) && !(name in plan.constraints)) dropped.push(`drop index ${quote(name)};`)
  }
  for (const name of byName.keys()) dropped.push(`drop table ${quote(name)} cascade;`)
  return [...dropped, ...created, ...altered, ...linked]
}

function createTable(plan: TablePlan): string {
  const lines = plan.columns.map(columnSql)
  for (const [name, definition] of Object.entries(plan.constraints))
    if (!definition.startsWith('foreign key')) lines.push(`constraint ${quote(name)} ${definition}`)
  const parted = plan.partedBy === undefined ? '' : ` partition by range (${quote(plan.partedBy)})`
  return `create table ${quote(plan.name)} (\n  ${lines.join(',\n  ')}\n)${parted};`
}

function createIndex(table: string, name: string, definition: string): string {
  const unique = definition.startsWith('unique ')
  const body = unique ? definition.slice('unique '.length) : `using ${definition}`
  return `create ${unique ? 'unique ' : ''}index ${quote(name)} on ${quote(table)} ${body};`
}

function columnSql(column: ColumnPlan): string {
  return [quote(column.name), column.type, column.notNull && 'not null', column.extra].filter(Boolean).join(' ')
}

function alterColumns(plan: TablePlan, table: TableFound): string[] {
  const statements: string[] = []
  const alter = (action: string) => statements.push(`alter table ${quote(plan.name)} ${action};`)
  const found = new Map(table.columns.map((column) => [column.name, column]))
  for (const column of plan.columns) {
    const present = found.get(column.name)
    found.delete(column.name)
    if (!present) alter(`add column ${columnSql(column)}`)
    else {
      if (present.type !== column.type)
        alter(`alter column ${quote(column.name)} type ${column.type} using ${quote(column.name)}::${column.type}`)
      if (present.notNull !== column.notNull)
        alter(`alter column ${quote(column.name)} ${column.notNull ? 'set' : 'drop'} not null`)
    }
  }
  for (const name of found.keys()) alter(`drop column ${quote(name)}`)
  return statements
}
