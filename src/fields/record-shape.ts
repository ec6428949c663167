import * as z from 'zod'
import type { Args } from '../schema/command'
import type { Draft, Entity } from '../schema/entity'
import type { Field, Fields } from '../schema/field'
import { shapeOf } from './field-types'

type Beside = z.core.$ZodShape
type With<T, X extends Beside> = z.ZodType<keyof X extends never ? T : T & z.infer<z.ZodObject<X>>>

/**
 * What an edit may send: any of the writable fields, each a value or null to empty it. `beside` are further keys of the
 * body, e.g. `{ id, version }`. Unknown fields are refused as `error.unknownField`, those of the system as `error.readOnly`.
 */
export function draftShape<E extends Entity, X extends Beside = {}>(entity: E, beside?: X): With<Draft<E>, X> {
  return writableShape(entity, (field) => filled(field).optional(), beside) as never
}

/** What a new record may send: as an edit, with the required fields, and with defaults for what it does not say. */
export function createShape<E extends Entity, X extends Beside = {}>(entity: E, beside?: X): With<Draft<E>, X> {
  return writableShape(entity, createdShape, beside) as never
}

/** What a command's arguments may be. Those that are absent come out as their default, else as null. */
export function argumentsShape<const A extends Fields, X extends Beside = {}>(
  asks: A,
  beside?: X,
): With<Args<{ readonly asks: A }>, X> {
  const shapes = Object.entries(asks).map(([name, field]) => [name, asked(field)] as const)
  return z.strictObject({ ...Object.fromEntries(shapes), ...beside }, { error: unknownField({}) }) as never
}

function writableShape(entity: Entity, shape: (field: Field) => z.ZodType, beside: Beside | undefined) {
  const writable = Object.entries(entity.fields).filter(([, field]) => !field.readOnly)
  const shapes = Object.fromEntries(writable.map(([name, field]) => [name, shape(field)]))
  return z.strictObject({ ...shapes, ...beside }, { error: unknownField(entity.fields) })
}

/** What a new record, or an object within one, may hold of a field: absent it comes out as its default. */
export function createdShape(field: Field): z.ZodType {
  if (field.default !== undefined) return filled(field).default(field.default)
  return field.required ? filled(field) : filled(field).optional()
}

function asked(field: Field): z.ZodType {
  if (field.default !== undefined) return filled(field).default(field.default)
  return field.required ? filled(field) : filled(field).default(null)
}

/** A value of the field; blank text counts as null, and null as the default, as nothing, or as a problem where required. */
function filled(field: Field): z.ZodType {
  const shape = shapeOf(field)
  if (field.default !== undefined) return z.preprocess((value) => blankAsNull(value) ?? field.default, shape)
  return z.preprocess(blankAsNull, field.required ? shape : shape.nullable())
}

function blankAsNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value
}

function unknownField(fields: Fields) {
  return (issue: { readonly code?: string; readonly keys?: readonly string[] }) => {
    if (issue.code !== 'unrecognized_keys') return 'error.notObject'
    return issue.keys?.every((key) => Object.hasOwn(fields, key)) ? 'error.readOnly' : 'error.unknownField'
  }
}
