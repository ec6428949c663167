import type { MoneyField } from './field'

/** The currency of an amount: its own fixed one, or what the record says beside it; undefined where it does not say. */
export function currencyOf(field: MoneyField, row: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (field.code) return field.code
  const code = row?.[field.currency ?? 'currency']
  return typeof code === 'string' ? code : undefined
}
