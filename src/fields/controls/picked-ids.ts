import type { Reference } from '../../schema/field'

export function idOf(value: number | Reference): number {
  return typeof value === 'number' ? value : value.id
}

/** The ids in a pasted list, `12, 15` or a column of a spreadsheet; undefined where the text is anything else. */
export function pastedIds(text: string): number[] | undefined {
  const parts = text.split(/[\s,;，；]+/).filter(Boolean)
  const ids = parts.map(Number)
  if (parts.length < 2 || !parts.every((part, index) => /^\d+$/.test(part) && Number.isSafeInteger(ids[index])))
    return undefined
  return [...new Set(ids)].filter((id) => id > 0)
}

/** A list with one item moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
