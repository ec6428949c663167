export { textSql as cellSql } from '../cell-sql-parts'
