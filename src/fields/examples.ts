import type { Field } from '../schema/field'
import type { Filter } from './filter-rule'

/** What every `<type>/examples.ts` exports, for the contract that holds over all types. */
export interface Examples {
  readonly field: Field
  /** At least three values that are taken, as they are stored. */
  readonly valid: readonly unknown[]
  /** At least three values that are refused, each with the caption id of the reason. */
  readonly invalid: readonly (readonly [value: unknown, problem: string])[]
  /** What an untouched input holds. */
  readonly empty: null | readonly []
  /** Filters as addresses hold them. */
  readonly filters: readonly Filter[]
}
