import type { RowId } from './grid-types'

export type Destination =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'id'; readonly id: RowId }
  | { readonly kind: 'nothing' }

/**
 * Reads where someone wants to go: a number within the list is a row as counted from 1 (grouping marks are ignored), what
 * follows `#`, and everything else, is an id; ids of digits only are numbers.
 */
export function readDestination(text: string, count: number): Destination {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === '#') return { kind: 'nothing' }
  if (trimmed.startsWith('#')) return { kind: 'id', id: idOf(trimmed.slice(1).trim()) }
  const digits = trimmed.replaceAll(/(?<=\d)[,.\s'’_](?=\d)/g, '')
  if (!/^\d+$/.test(digits)) return { kind: 'id', id: idOf(trimmed) }
  const row = Number(digits)
  return row >= 1 && row <= count ? { kind: 'row', index: row - 1 } : { kind: 'id', id: idOf(digits) }
}

/**
 * The column that is meant by its title or id, or by the beginning of one title alone; undefined where none is.
 * @param columns visible ones
 */
export function readColumn(
  text: string,
  columns: readonly { readonly id: string; readonly title: string }[],
): string | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  const exact = columns.find(({ id, title }) => [id, title].some((name) => name.toLowerCase() === wanted))
  const begun = columns.filter(({ title }) => title.toLowerCase().startsWith(wanted))
  return (exact ?? (begun.length === 1 ? begun[0] : undefined))?.id
}

function idOf(text: string): RowId {
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : text
}
