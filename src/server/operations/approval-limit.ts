import { sql } from 'kysely'
import { currencyOf } from '../../fields/money/currency-of'
import type { MoneyField } from '../../fields/money/field'
import type { Entity } from '../../schema/entity'
import type { Context } from '../pipeline/operation'

interface Approving {
  readonly entity?: Entity
  readonly money?: string
}

/**
 * Whether a record's amount is more than an account may approve alone: the highest limit of its roles in the currency of the
 * amount (`role.approvalLimit`, `role.currency`). A super administrator has none; no limit in that currency is a limit of nothing.
 */
export async function exceedsLimit(
  { db, account }: Pick<Context, 'db' | 'account'>,
  { entity, money }: Approving,
  row: object,
): Promise<boolean> {
  if (!entity || money === undefined || account.isSuper) return false
  const held = row as Readonly<Record<string, unknown>>
  const amount = Math.abs(Number(held[money] ?? 0))
  if (amount === 0) return false
  const currency = currencyOf(entity.fields[money] as MoneyField, held) ?? ''
  const { rows } = await sql<{ most: number | null }>`select max(approval_limit) as most from role
    where id = any(${[...account.roleIds]}) and enabled and currency = ${currency}`.execute(db)
  return amount > Number(rows[0]?.most ?? 0)
}
