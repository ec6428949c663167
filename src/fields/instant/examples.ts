import type { Examples } from '../examples'
import { instant } from './field'

export const examples: Examples = {
  field: instant(),
  valid: ['2026-01-31T16:00:00.000Z', '1970-01-01T00:00:00.000Z', '2026-03-29T01:30:00.123Z'],
  invalid: [
    ['0000-01-01T00:00:00Z', 'error.notInstant'],
    ['9999-12-31T23:59:59.999-14:00', 'error.notInstant'],
    ['2026-01-31', 'error.notInstant'],
    ['2026-01-31T16:00:00', 'error.notInstant'],
    ['2026-13-01T00:00:00Z', 'error.notInstant'],
    [176_722_560, 'error.notInstant'],
    ['7', 'error.notInstant'],
  ],
  empty: null,
  filters: [
    { is: ['7d'] },
    { is: ['2026-01-31'] },
    { from: '2026-01-01', to: '2026-02-01' },
    { from: '2026-01-31T16:00:00.000Z' },
    { empty: true },
  ],
}
