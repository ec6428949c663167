import { idsColumn } from '../list-column'
import type { RefsField } from './field'

export const column = (field: RefsField) => idsColumn(field)
