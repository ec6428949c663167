import type { Examples } from '../examples'
import { date } from './field'

export const examples: Examples = {
  field: date({ min: '1900-01-01', max: '2100-12-31' }),
  valid: ['1999-12-31', '2024-02-29', '2100-12-31'],
  invalid: [
    ['0000-01-01', 'error.notDate'],
    ['2026-02-29', 'error.notDate'],
    ['31.12.2025', 'error.notDate'],
    ['1899-12-31', 'error.tooEarly'],
    ['2101-01-01', 'error.tooLate'],
  ],
  empty: null,
  filters: [{ from: '2026-01-01', to: '2026-02-01' }, { is: ['today'] }, { is: ['next7d'] }, { not: ['2026-01-01'] }],
}
