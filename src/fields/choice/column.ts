import { makeColumn } from '../make-column'
import type { ChoiceField } from './field'
import { longestValue } from './shape'

export const column = (field: ChoiceField) =>
  makeColumn(field, {
    type: 'text',
    index: 'btree',
    check: (column) => `char_length(${column}) <= ${longestValue}`,
  })
