import { PresenceFilter } from '../controls/presence-filter'
import { textCell } from '../controls/text-cell'
import type { View } from '../view'
import type { FilesField, NamedFile } from './field'
import { FilesInput } from './files-input'
import { format } from './shape'

export const view: View<readonly NamedFile[], FilesField> = {
  Cell: textCell(format),
  Input: FilesInput,
  Filter: PresenceFilter,
  width: 200,
}
