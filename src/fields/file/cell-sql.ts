export { keySql as cellSql } from '../cell-sql-parts'
