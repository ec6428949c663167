import type { Column } from './column'

/** One index over one expression, e.g. `gin (("title" ->> 'en') gin_trgm_ops)`. */
export interface ColumnIndex {
  readonly method: 'btree' | 'gin'
  readonly expression: string
  readonly operatorClass?: 'gin_trgm_ops'
}

/** The indexes that serve every filter and order a column offers; `quoted` is its quoted name. */
export function indexesOf(column: Column, quoted: string): ColumnIndex[] {
  const ordered = column.sorts ? ['en', 'zh'].map((language) => column.sortBy(quoted, language)) : []
  const matched = column.index === 'btree' ? [column.matchBy(quoted)] : []
  return [
    ...[...new Set([...ordered, ...matched])].map((expression) => ({ method: 'btree' as const, expression })),
    ...(column.index === 'trigram'
      ? column
          .searchIn(quoted)
          .map((expression) => ({ method: 'gin' as const, expression, operatorClass: 'gin_trgm_ops' as const }))
      : []),
    ...(column.index === 'gin' ? [{ method: 'gin' as const, expression: quoted }] : []),
  ]
}
