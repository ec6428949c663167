import { idsColumn } from '../list-column'
import type { AreasField } from './field'

export const column = (field: AreasField) => idsColumn(field)
