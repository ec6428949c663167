import type { Field } from '../schema/field'
import { traitsOf } from './field-traits'
import { formatValue } from './field-types'
import type { FormatContext } from './format-context'

/**
 * What a value has to keep to, as its declaration says, before a mistake is made: the limits of a number, the form of a text by
 * an example.
 * @returns undefined where there is nothing to be told: that nothing is less than nothing, and no share above 100 %, all know
 */
export function ruleHint(field: Field, context: FormatContext): string | undefined {
  if ('example' in field) return context.caption('field.hint.example', { example: String(field.example) })
  const { min, max } = limitsOf(field)
  const written = (value: number) => formatValue(value, field, context)
  if (min !== undefined && max !== undefined)
    return context.caption('field.hint.between', { min: written(min), max: written(max) })
  if (max !== undefined) return context.caption('field.hint.atMost', { max: written(max) })
  return min === undefined || min <= 0 ? undefined : context.caption('field.hint.atLeast', { min: written(min) })
}

/** Texts and lists have limits too, but of how many they are. */
function limitsOf(field: Field): { readonly min?: number; readonly max?: number } {
  const { holds, figure } = traitsOf(field)
  if (holds !== 'number') return {}
  const min = 'min' in field && typeof field.min === 'number' ? field.min : undefined
  const max = 'max' in field && typeof field.max === 'number' ? field.max : undefined
  if (figure === 'share' && min === 0 && max === 100) return {}
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
