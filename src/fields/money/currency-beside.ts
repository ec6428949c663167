import type { Entity } from '../../schema/entity'
import { fieldOf } from '../standard-fields'
import { traitsOf } from '../field-traits'
import { currencyPath } from './currency-of'
import type { MoneyField } from './field'

/**
 * The field of an entity that tells the currency of one of its amounts: amounts of several currencies have no order among
 * each other, so that rows are sorted by the currency first.
 * @returns undefined for what is no amount, and for one that is always in the same currency
 */
export function currencyBeside(entity: Entity, name: string): string | undefined {
  const field = fieldOf(entity, name)
  if (!field || !traitsOf(field).isMoney) return undefined
  const path = currencyPath(field as MoneyField)
  return path !== undefined && path in entity.fields ? path : undefined
}

/** What is read of a record for these of its fields: with the currencies of the amounts among them, without which an amount says nothing. */
export function withCurrencies(entity: Entity, paths: Iterable<string>): string[] {
  const asked = [...paths]
  return [...new Set([...asked, ...asked.flatMap((path) => currencyBeside(entity, path) ?? [])])]
}
