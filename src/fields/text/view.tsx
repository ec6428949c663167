import { TextControl } from '../controls/text-control'
import { textCell } from '../controls/text-cell'
import { TextFilter } from '../controls/text-filter'
import type { View } from '../view'
import type { TextField } from './field'
import { format } from './shape'

export const view: View<string, TextField> = {
  Cell: textCell(format),
  Input: (props) => <TextControl {...props} rows={4} />,
  Filter: TextFilter,
  width: 240,
}
