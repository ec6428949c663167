import type { Entity } from '../../../../schema/entity'
import type { ApiRow, ListQuery, Target } from '../../parts/target'
import { isEmpty, selectedCount, type Selection } from '../../grid/selection'
import type { ListSource } from './list-source'

/** What a list's selection means to a command; nothing selected means the row under the cursor. */
export function selectionTarget(
  entity: Entity,
  selection: Selection,
  source: ListSource,
  query: ListQuery,
  focused: ApiRow | undefined,
): Target {
  if (isEmpty(selection))
    return focused ? { kind: 'rows', entity, ids: [focused.id], known: [focused] } : { kind: 'none' }
  const except = [...selection.except].map(Number)
  // Of an estimate more may match than it says.
  const expectedCount = source.estimated && selection.kind === 'query' ? null : selectedCount(selection)
  if (selection.kind === 'query') return { kind: 'query', entity, query, except, expectedCount, known: [] }
  const ids = [...selection.ids].map(Number)
  if (selection.ranges.length === 0) {
    const known = ids.flatMap((id) => source.get(source.indexOf(id)) ?? [])
    return { kind: 'rows', entity, ids, known: known.length === ids.length ? known : [] }
  }
  const ranges = selection.ranges.map(({ from, to }) => ({ from, to }))
  return { kind: 'query', entity, query, except, ranges, also: ids, expectedCount, known: [] }
}
