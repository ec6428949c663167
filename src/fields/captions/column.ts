import { jsonColumn } from '../json-column'
import type { CaptionsField } from './field'

/** A btree entry holds at most 2,704 bytes; longer captions are not what a list is sorted by. */
const SORTABLE = 600

/** Searched in both languages that are always there, sorted by the reader's. */
export const column = (field: CaptionsField) =>
  jsonColumn(field, {
    index: 'trigram',
    sorts: (field.max ?? 500) <= SORTABLE,
    check: (column) => `jsonb_typeof(${column} -> 'zh_CN') = 'string' AND jsonb_typeof(${column} -> 'en') = 'string'`,
    sortBy: (column, language) => inLanguage(column, language === 'zh' ? 'zh_CN' : 'en'),
    searchIn: (column) => [inLanguage(column, 'zh_CN'), inLanguage(column, 'en')],
  })

function inLanguage(column: string, language: string): string {
  return `(${column} ->> '${language}')`
}
