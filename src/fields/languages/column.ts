import { textsColumn } from '../list-column'
import type { LanguagesField } from './field'

export const column = (field: LanguagesField) => textsColumn(field)
