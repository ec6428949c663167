import type { CellReading } from '../cell-sql'
import { guardSql } from '../cell-sql-parts'

export { textSql as cellSql } from '../cell-sql-parts'

export const maskedSql = (column: string, reading: Pick<CellReading, 'isGuarded'>) =>
  guardSql(`regexp_replace(${column}, '^(.).*(@.).*(\\..*)$', '\\1•••\\2•••\\3')`, reading)
