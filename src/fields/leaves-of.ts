import type { Field, Fields } from '../schema/field'

/** A value inside of others, with the field that it is one of. */
export interface Leaf {
  /** `user`, `lines.0.user` */
  readonly path: string
  readonly field: Field
  /** Neither null nor absent. */
  readonly value: unknown
}

type Values = Readonly<Record<string, unknown>>

/** All values that fields hold, those inside of objects and lists of objects too; what holds others is no leaf itself. */
export function leavesOf(fields: Fields, values: Values, above = ''): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]): Leaf[] => {
    const value = values[name]
    const path = `${above}${name}`
    if (value === null || value === undefined) return []
    if (!('fields' in field)) return [{ path, field, value }]
    const inner = field.fields as Fields
    if (!Array.isArray(value)) return leavesOf(inner, value as Values, `${path}.`)
    return (value as Values[]).flatMap((line, index) => leavesOf(inner, line, `${path}.${index}.`))
  })
}

/** As `leavesOf`, where a leaf holds ids: one alone or a list of them. */
export function idsIn({ value }: Leaf): number[] {
  return [value].flat().filter((id): id is number => typeof id === 'number')
}
