import type { ZodType } from 'zod'
import type { Field } from '../schema/field'
import { nearest } from '../schema/names'
import { fieldModules } from './field-modules'
import type { FilterRule } from './filter-rule'
import type { FormatContext } from './format-context'
import { isMasked } from './masked'
import type { ShapeModule } from './shape-module'

const modules = fieldModules(import.meta.glob<ShapeModule>('./*/shape.ts', { eager: true }), 'shape.ts', [
  'shape',
  'filterRule',
  'format',
])

/** The names of all field types, e.g. `string`, `money`. */
export function fieldTypes(): string[] {
  return [...modules.keys()]
}

/** The validation of a filled value of the field: what a client sends, not null. */
export function shapeOf(field: Field): ZodType {
  return moduleOf(field).shape(field)
}

/** How the field is filtered. */
export function filterRuleOf(field: Field): FilterRule {
  return moduleOf(field).filterRule
}

/** The validation of one operand of a filter on the field. */
export function operandOf(field: Field): ZodType {
  const { operand, shape } = moduleOf(field)
  return (operand ?? shape)(field)
}

/** How one operand of a filter on the field reads, where it is not written as a value is. */
export function formatOperandOf(field: Field): ShapeModule['formatOperand'] {
  return moduleOf(field).formatOperand
}

/** How a figure of the field's values reads; undefined where it is no more than a number. */
export function formatFigure(
  value: number,
  field: Field,
  language: string,
  currency: string | null,
): string | undefined {
  return moduleOf(field).formatFigure?.(value, language, currency, field)
}

/** How a value of the field reads as a part of a record's name, where it is not written as it is. */
export function inNameOf(field: Field): ShapeModule['inName'] {
  return moduleOf(field).inName
}

/** How a secret text of the field is masked, where its last characters are not what is left of it. */
export function maskOf(field: Field): ShapeModule['mask'] {
  return moduleOf(field).mask
}

/** The text that people read; empty for null and undefined. References may be ids or `{id, label}`; a secret may be masked. */
export function formatValue(value: unknown, field: Field, context: FormatContext): string {
  if (value === null || value === undefined) return ''
  return isMasked(value) ? value : moduleOf(field).format(value, field, context)
}

/**
 * As `formatValue`, of what was stored in former times: the field may have held values of another kind then, of which texts,
 * numbers and yes or no are given as they are.
 */
export function formatStored(value: unknown, field: Field, context: FormatContext): string {
  try {
    return formatValue(value, field, context)
  } catch {
    return typeof value === 'object' ? '…' : String(value as string | number | boolean)
  }
}

function moduleOf({ type }: Field): ShapeModule {
  const found = modules.get(type)
  if (found) return found
  throw unknownType(type)
}

/** What is wrong with a type that has no folder, and which one may be meant. */
export function unknownType(type: string): Error {
  const near = nearest(type, modules.keys())
  return new Error(
    `Field type "${type}": there is no folder src/fields/${type}.${near ? ` Did you mean "${near}"?` : ''}`,
  )
}
