import { z } from 'zod'
import { listQuery, shownBy } from '../../calls/records'
import { argumentsShape } from '../../fields/record-shape'
import type { Fields } from '../../schema/field'
import { isListing } from '../../schema/page'
import type { CommandInfo } from '../../schema/registry'
import type { Selection } from '../jobs/jobs'
import { inOwnWords } from '../operations/own-words'
import { badField } from '../base/errors'

/** What of a call says which records are meant, and how it is meant. */
export const selectionShape = {
  id: z.coerce.number().int().optional(),
  ids: z.array(z.number().int()).min(1).max(10_000).optional(),
  query: listQuery
    .extend({
      except: z.array(z.number().int()).max(10_000).optional(),
      ranges: z
        .array(z.strictObject({ from: z.number().int().min(0), to: z.number().int().min(0) }))
        .max(100)
        .optional(),
      also: z.array(z.number().int()).max(10_000).optional(),
      expectedCount: z.number().int().optional(),
    })
    .optional(),
  /** The list that it is run from: the answer brings the rows of it that were changed. */
  shown: shownBy.optional(),
  /** Says what would happen, and does nothing. */
  dryRun: z.boolean().optional(),
  /** The number of records, typed by hand where this many are at stake. */
  typedCount: z.number().int().optional(),
  /** What the dry run warned of is meant. */
  confirmed: z.boolean().optional(),
  /** These are some of many that are decided on together, were it a single one. */
  inBulk: z.boolean().optional(),
}

export type RowsBody = z.infer<z.ZodObject<typeof selectionShape>>

/** As `selectionShape`, of a command without a record. */
export const pageShape = { dryRun: z.boolean().optional(), confirmed: z.boolean().optional() }

/** The arguments and the fixed values that a command's body holds, besides the selection. */
export function bodyShape({ command }: CommandInfo, beside: z.core.$ZodShape, asks = (command.asks ?? {}) as Fields) {
  const fixed = Object.fromEntries(
    Object.entries(command.sends ?? {}).map(([key, value]) => [key, z.literal(value).optional()]),
  )
  return argumentsShape(asks, { ...fixed, ...beside })
}

/** As a command asks, but that nothing has to be entered yet. */
export function optional(asks: Fields): Fields {
  return Object.fromEntries(Object.entries(asks).map(([name, field]) => [name, { ...field, required: false }]))
}

/** What callers of the specification alone send: the id under the name it has in its calls, and no word of why. */
export function reworded({ command }: CommandInfo, body: Readonly<Record<string, unknown>>, named?: string) {
  const { entity, lacks = {} } = command
  const own = inOwnWords(entity ?? {}, (command.asks ?? {}) as Fields, body)
  if (named !== undefined) return own
  const missing = Object.entries(lacks).filter(([name]) => own[name] === undefined || own[name] === '')
  return missing.length === 0 ? own : { ...own, ...Object.fromEntries(missing) }
}

/** The arguments of a command, absent ones null. */
export function argumentsIn({ command }: CommandInfo, body: object): Record<string, unknown> {
  const given = body as Record<string, unknown>
  return Object.fromEntries(Object.keys(command.asks ?? {}).map((name) => [name, given[name] ?? null]))
}

/** The records that a call means. @throws A0400 where it names none, or several for a command of one */
export function selectionOf(info: CommandInfo, body: RowsBody): Selection {
  const { id, ids, query } = body
  if (ids) {
    if (info.command.on === 'row' && ids.length > 1) throw badField('ids', 'error.oneRecordOnly')
    return { ids: [...new Set(ids)] }
  }
  if (query) {
    if (info.command.on === 'row') throw badField('query', 'error.oneRecordOnly')
    const { except, ranges, also, expectedCount, ...rest } = query
    const { page } = info.page
    // Who names no page means that of the command, and what holds there.
    const own = isListing(page) && page.entity === info.command.entity ? { page: info.page.id } : {}
    return { query: { ...own, ...rest }, except: except ?? [], ranges, also, expectedCount }
  }
  if (id === undefined) throw badField('id', 'error.required')
  return { ids: [id] }
}
