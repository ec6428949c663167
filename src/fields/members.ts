import * as z from 'zod'
import { memberCaption, type Field, type Fields, type StoredValue, type ValueOf } from '../schema/field'
import type { FormatContext } from './format-context'
import { missingOr } from './missing-or'
import { createdShape } from './record-shape'

type OptionalName<F extends Fields> = { [K in keyof F]: null extends StoredValue<F[K]> ? K : never }[keyof F]

/** An object of typed members: those that are required or have a default are there, the others may be null or absent. */
export type Members<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalName<F>>]: ValueOf<F[K]>
} & {
  readonly [K in OptionalName<F>]?: ValueOf<F[K]> | null
}

/** The shape of such an object, from the shapes of its members; problems name the member: `points`, `title.zh_CN`. */
export function membersShape(fields: Fields) {
  const shapes = Object.entries(fields).map(([name, field]) => [name, createdShape(field)] as const)
  return z.strictObject(Object.fromEntries(shapes), {
    error: ({ code, input }) =>
      code === 'unrecognized_keys' ? 'error.unknownField' : missingOr('error.notObject')({ input }),
  })
}

/** What is around a member: the captions of its own, and money's currency beside it or in the record. */
export function memberContext(context: FormatContext, name: string, field: Field, values: unknown): FormatContext {
  const { captionId, ...rest } = context
  return {
    ...rest,
    ...(captionId !== undefined && { captionId: memberCaption(captionId, name, field) }),
    row: { ...context.row, ...(typeof values === 'object' && values) },
  }
}

/** The caption of a member; its name where the field has no captions. */
export function memberTitle({ caption, captionId }: FormatContext, name: string, field: Field | undefined): string {
  return captionId === undefined ? name : caption(memberCaption(captionId, name, field))
}

/** The members that hold something, with their values. */
export function filledMembers(fields: Fields, values: unknown): readonly (readonly [name: string, value: unknown])[] {
  const held = (typeof values === 'object' && values ? values : {}) as Readonly<Record<string, unknown>>
  return Object.keys(fields).flatMap((name) => {
    const value = held[name]
    const isBlank =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    return isBlank ? [] : [[name, value] as const]
  })
}
