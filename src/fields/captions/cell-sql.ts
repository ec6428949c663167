import type { CellReading } from '../cell-sql'
import { guardSql } from '../cell-sql-parts'
import { literal } from '../make-column'
import type { CaptionsField } from './field'

export const cellSql = (_field: CaptionsField, column: string, reading: CellReading) =>
  guardSql(captionSql(column, reading.context.language), reading)

/** The text of a caption in the reader's language, else the nearest that is there. */
export function captionSql(column: string, language: string): string {
  const first = language === 'zh' ? 'zh_CN' : language
  const tries = [...new Set([first, 'en', 'zh_CN'])].map((code) => `nullif(${column} ->> ${literal(code)}, '')`)
  return `coalesce(${tries.join(', ')}, (select value from jsonb_each_text(${column}) where value <> '' limit 1))`
}
