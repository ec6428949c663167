import { TextControl } from '../controls/text-control'
import { textCell } from '../controls/text-cell'
import { TextFilter } from '../controls/text-filter'
import type { View } from '../view'
import type { StringField } from './field'
import { format } from './shape'

export const view: View<string, StringField> = {
  Cell: textCell(format),
  Input: TextControl,
  Filter: TextFilter,
  width: 160,
}
