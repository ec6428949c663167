import type { MoneyField } from './field'

/** The field that tells an amount's currency, or a path to it; undefined for one that is always in the same. */
export function currencyPath({ code, currency = 'currency' }: MoneyField): string | undefined {
  return code === undefined ? currency : undefined
}

/** The currency of an amount: its own fixed one, or what the record says beside it; undefined where it does not say. */
export function currencyOf(field: MoneyField, row: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const path = currencyPath(field)
  if (path === undefined) return field.code
  const code = row?.[path]
  return typeof code === 'string' ? code : undefined
}
