import type { Fields } from '../../schema/field'

export type RowChange = 'up' | 'down' | 'add' | 'remove'

/** What a key does to the row it is pressed in; undefined where it is not ours. */
export function rowChange(event: {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}): RowChange | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  return keys[event.key]
}

const keys: Readonly<Record<string, RowChange>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'add',
  Backspace: 'remove',
}

/** An empty row: what its members are unless declared otherwise. */
export function newRow(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
  )
}
