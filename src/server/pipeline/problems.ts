import type { z } from 'zod'
import { problemsOf } from '../../fields/problems'
import { badRequest, type Refusal } from '../base/errors'

/** A failed parse as the refusal that names every field and what is wrong with it. */
export function refusalOf(error: z.ZodError): Refusal {
  return badRequest(problemsOf(error).map(({ path, id, params }) => ({ field: path, problem: captionOf(id), params })))
}

/** Field shapes put caption ids into their messages; what a library says of a wrong type stays out of sight. */
function captionOf(message: string): string {
  return message.startsWith('error.') ? message : 'error.wrongType'
}

/** Parses, or refuses with every problem found. @throws A0400 */
export function parseOrRefuse<T>(shape: z.ZodType<T>, input: unknown): T {
  const parsed = shape.safeParse(input)
  if (!parsed.success) throw refusalOf(parsed.error)
  return parsed.data
}
