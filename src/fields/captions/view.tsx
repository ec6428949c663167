import type { Captions } from '../../schema/field'
import { textCell } from '../controls/text-cell'
import { TextFilter } from '../controls/text-filter'
import type { View } from '../view'
import { CaptionsInput } from './captions-input'
import type { CaptionsField } from './field'
import { format } from './shape'

export const view: View<Captions, CaptionsField> = {
  Cell: textCell(format),
  Input: CaptionsInput,
  Filter: TextFilter,
  width: 200,
}
