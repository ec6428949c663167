import type { DateField } from './field'

export const cellSql = (_field: DateField, column: string) => column
