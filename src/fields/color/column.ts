import { makeColumn } from '../make-column'
import type { ColorField } from './field'

export const column = (field: ColorField) =>
  makeColumn(field, {
    type: 'text',
    index: 'btree',
    check: (column) => `${column} ~ '^#[0-9a-f]{6}([0-9a-f]{2})?$'`,
  })
