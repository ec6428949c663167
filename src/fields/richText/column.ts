import { formatValue } from '../field-types'
import { textColumn } from '../text-column'
import type { RichTextField } from './field'

export const column = (field: RichTextField) => ({
  ...textColumn(field, field.max ?? 100_000),
  sorts: false,
  toExport: formatted(field),
})

function formatted(field: RichTextField): ReturnType<typeof textColumn>['toExport'] {
  return (value, context) => formatValue(value, field, context) || null
}
