import { TextControl } from '../controls/text-control'
import { textCell } from '../controls/text-cell'
import { TextFilter } from '../controls/text-filter'
import type { InputProps, View } from '../view'
import type { EmailField } from './field'
import { format } from './shape'

function EmailInput(props: InputProps<string, EmailField>) {
  return <TextControl {...props} type="email" />
}

export const view: View<string, EmailField> = {
  Cell: textCell(format),
  Input: EmailInput,
  Filter: TextFilter,
  width: 200,
}
