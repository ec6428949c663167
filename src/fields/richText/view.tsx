import { textCell } from '../controls/text-cell'
import { TextFilter } from '../controls/text-filter'
import type { View } from '../view'
import type { RichTextField } from './field'
import { RichTextInput } from './rich-text-input'
import { format } from './shape'

export const view: View<string, RichTextField> = {
  Cell: textCell(format),
  Input: RichTextInput,
  Filter: TextFilter,
  width: 240,
}
