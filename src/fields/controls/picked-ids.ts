import type { Reference } from '../../schema/field'

export function idOf(value: number | Reference): number {
  return typeof value === 'number' ? value : value.id
}

/** A list with one item moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
