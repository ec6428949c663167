import type { z } from 'zod'
import { refusalOf } from './problems'

type Input = Readonly<Record<string, unknown>>

/**
 * Parses what a call was sent. An address holds nothing but text: where an operation takes a number, a truth value or a list,
 * what is in the address is read as one.
 * @param query what of the input is in the address
 * @throws A0400 with every problem found
 */
export function parseCall<T>(shape: z.ZodType<T>, input: Input, query: unknown): T {
  const parsed = shape.safeParse(input)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const inAddress = Object.entries(query as Input).filter(([name, text]) => wrong.has(name) && input[name] === text)
  if (inAddress.length > 0) {
    const read = shape.safeParse({
      ...input,
      ...Object.fromEntries(inAddress.map(([name, text]) => [name, valueOf(text)])),
    })
    if (read.success) return read.data
  }
  throw refusalOf(parsed.error)
}

/** A number, a truth value, or a list of what its parts are; else the text as it is. */
function valueOf(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(valueOf)
  if (typeof text !== 'string') return text
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text)
  return text.includes(',') ? text.split(',').map(valueOf) : text
}
