import { maxDigits } from '../../../../fields/sheet-guard'
import type { Cell } from '../../../sheets/csv'

/** A spreadsheet calls a file broken that has a longer text in a cell, in UTF-16 units. */
export const maxCellLength = 32_767

/** The name of a column, counted from 0: A to Z, then AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/** The XML of one row of a sheet. */
export function rowXml(row: number, cells: readonly Cell[]): string {
  return `<row r="${row}">${cells.map((cell, column) => cellXml(`${columnName(column)}${row}`, cell)).join('')}</row>`
}

/**
 * The XML of a cell: a number as one, unless a spreadsheet would cut off its last digits, and everything else as the text that
 * it is, never as a formula. Nothing of a cell that is empty.
 */
export function cellXml(reference: string, cell: Cell): string {
  if (typeof cell === 'number') return numberXml(reference, cell)
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${Number(cell)}</v></c>`
  if (cell === null || cell === '') return ''
  const text = cutToCell(cell)
  const space = /^\s|\s$|[\n\t]/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${reference}" t="inlineStr"><is><t${space}>${escapeXml(text)}</t></is></c>`
}

function numberXml(reference: string, number: number): string {
  if (!Number.isFinite(number)) return ''
  if (Number.isInteger(number) && Math.abs(number) >= 10 ** maxDigits) return cellXml(reference, String(number))
  return `<c r="${reference}"><v>${number}</v></c>`
}

/** What does not fit into a cell ends in an ellipsis, and never in half a character. */
function cutToCell(text: string): string {
  if (text.length <= maxCellLength) return text
  const kept = text.slice(0, maxCellLength - 1)
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * A text in XML. What XML has no way to say, control characters, halves of characters and the two that are none, is said
 * as spreadsheets do, `_x0007_`; and a text that looks like that itself is marked so that it stays.
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\p{Cc}\p{Cs}\uFFFE\uFFFF]|_(?=x[\dA-F]{4}_)/giu, (character) => {
    const code = character.charCodeAt(0)
    if (character === '\n' || character === '\t' || (code >= 0x7f && code <= 0x9f)) return character
    return entities[character] ?? `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`
  })
}
