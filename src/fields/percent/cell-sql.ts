import type { PercentField } from './field'

export const cellSql = (_field: PercentField, column: string) => `trim_scale(${column})`
