import { orderFieldOf } from '../../../../fields/field-traits'
import { leadOf, type Lead } from '../../../../schema/lead'
import { registry } from '../../declared/registry'
import type { DeclaredList } from '../../parts/list-definition'
import { drawnWithLead } from '../../parts/row-cells'

/** A list's columns in the order in which they are read. */
interface ArrangedColumns {
  /** Those that are shown, then those that are offered. */
  readonly paths: readonly string[]
  readonly hidden: ReadonlySet<string>
  readonly lead: Lead | undefined
}

/**
 * The columns of a list as people read a row: its place where it has one, what it is, how it stands, then what its declaration
 * says, in that order. What is drawn with the name needs no column of its own; it is offered.
 */
export function arrangedColumns(list: DeclaredList): ArrangedColumns {
  const { entity, columns, moreColumns = [] } = list
  const lead = leadOf(registry.entities, list)
  const drawn = drawnWithLead(list)
  const place = columns.filter((path) => path === orderFieldOf(entity) && path !== lead?.name)
  const rest = columns.filter((path) => path !== lead?.name && ![...place, ...drawn].includes(path))
  const state = stateColumn(list)
  const first = [
    ...place,
    ...(lead ? [lead.name] : []),
    ...(state !== undefined && state !== lead?.name ? [state] : []),
  ]
  const shown = [...first, ...rest.filter((path) => path !== state)]
  const offered = [...drawn, ...moreColumns]
  return { paths: [...shown, ...offered], hidden: new Set(offered), lead }
}

/** The column that says how a record stands: its state, else whether it is on. */
export function stateColumn({ entity, columns }: Pick<DeclaredList, 'entity' | 'columns'>): string | undefined {
  return columns.find((path) => path === 'state') ?? columns.find((path) => entity.fields[path]?.role === 'switch')
}

/** Columns as they are seen, with the one that is seen as the second line of the name: exports hold it too. */
export function withDrawn(list: DeclaredList, visible: readonly string[]): readonly string[] {
  const { name, also } = leadOf(registry.entities, list) ?? {}
  const isDrawn = also !== undefined && list.columns.some((path) => path === also) && !visible.includes(also)
  return isDrawn ? visible.flatMap((path) => (path === name ? [path, also] : path)) : visible
}
