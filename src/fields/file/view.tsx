import { FileControl } from '../controls/file-control'
import { PresenceFilter } from '../controls/presence-filter'
import { textCell } from '../controls/text-cell'
import type { InputProps, View } from '../view'
import type { FileField } from './field'
import { format } from './shape'

function FileInput(props: InputProps<string, FileField>) {
  return <FileControl {...props} rules={props.field} />
}

export const view: View<string, FileField> = {
  Cell: textCell(format),
  Input: FileInput,
  Filter: PresenceFilter,
  width: 140,
}
