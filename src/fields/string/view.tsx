import { TextControl } from '../controls/text-control'
import { textCell } from '../controls/text-cell'
import { TextFilter } from '../controls/text-filter'
import type { View } from '../view'
import type { StringField } from './field'
import { format } from './shape'

/** The widths of texts by the most characters that they may hold, in pixels: most are shorter than they may be. */
const widths: readonly (readonly [most: number, width: number])[] = [
  [12, 110],
  [20, 130],
  [40, 160],
  [80, 200],
]
const longest = 240

export const view: View<string, StringField> = {
  Cell: textCell(format),
  Input: TextControl,
  Filter: TextFilter,
  width: 160,
  widthOf: ({ max = 255 }) => widths.find(([most]) => max <= most)?.[1] ?? longest,
}
