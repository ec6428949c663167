import { textsColumn } from '../list-column'
import type { ImagesField } from './field'

export const column = (field: ImagesField) => textsColumn(field, { index: 'none' })
