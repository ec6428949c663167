import type { PageInfo } from '../../../schema/registry'
import { ApiError } from '../../base/api/api-error'
import { heldBy, valueWithin } from '../declared/scope-from-url'

/** Whether an answer says that there is no such record; undefined where it does not. */
export function missingRecord(error: unknown): true | undefined {
  return (error instanceof ApiError && error.code === 'A0404') || undefined
}

/** Whether a record is under another one than its address says; undefined where it does not. */
export function strayRecord(info: PageInfo, record: Readonly<Record<string, unknown>> | null): true | undefined {
  const { within = '' } = heldBy(info) ?? {}
  const wanted = valueWithin(info)[within]
  if (record === null || wanted === undefined) return undefined
  const held = record[within]
  const own = typeof held === 'object' && held !== null && 'id' in held ? held.id : held
  return own !== wanted || undefined
}
