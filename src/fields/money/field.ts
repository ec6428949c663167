import { fieldBuilder, type Field } from '../../schema/field'

export interface MoneyOptions {
  /** In minor units. */
  readonly min?: number
  /** In minor units. */
  readonly max?: number
  /** The field beside it that holds the currency's code, or a path to it (`market.currency`); `currency` unless declared otherwise. */
  readonly currency?: string
  /** The currency, where it is always the same one, e.g. `USD`. Wins over `currency`. */
  readonly code?: string
}

export type MoneyField = Field<'money', number> & MoneyOptions

/** An amount of money in whole minor units (cents, fils, dong). */
export const money = fieldBuilder<'money', number, MoneyOptions>('money')
