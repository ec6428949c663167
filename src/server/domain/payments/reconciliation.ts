import { sql } from 'kysely'
import payStatementDiff from '../../../entities/goods-and-order/pay-statement-diff'
import { defineRules } from '../../operations/handler'

/** A statement counts its differences, and those that are open. */
export const differenceRules = defineRules(payStatementDiff, {
  follow: async ({ db, now }, changes) => {
    const { rows } = await sql<{ id: number }>`select distinct statement as id from pay_statement_diff
      where id = any(${changes.map(({ id }) => id)})`.execute(db)
    for (const { id } of rows)
      await sql`update pay_statement set updated_at = ${now.toISOString()},
          diffs = (select count(*) from pay_statement_diff where statement = ${id}),
          open_diffs = (select count(*) from pay_statement_diff where statement = ${id} and state = 'open')
        where id = ${id}`.execute(db)
  },
})
