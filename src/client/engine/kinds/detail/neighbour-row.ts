import type { Entity } from '../../../../schema/entity'
import { sessionsOf } from '../list/list-session'

/** A list that does not answer in this time is not waited for, in milliseconds. */
const patience = 5_000

/**
 * The record before (-1) or after (1) another in the list that was shown last and holds it; loaded where it is not.
 * @returns undefined at the list's end, or when no list holds the record
 */
export async function neighbourRow(entity: Entity, id: number, step: 1 | -1): Promise<number | undefined> {
  const source = sessionsOf(entity).find((session) => session.source.indexOf(id) >= 0)?.source
  if (!source) return undefined
  const index = source.indexOf(id) + step
  if (index < 0 || index >= source.count) return undefined
  const loaded = source.get(index)
  if (loaded) return loaded.id
  return new Promise((resolve) => {
    const finish = (found: number | undefined) => {
      clearTimeout(timer)
      stop()
      resolve(found)
    }
    const timer = setTimeout(() => finish(undefined), patience)
    const stop = source.subscribe(() => {
      const row = source.get(index)
      if (row || source.status === 'error') finish(row?.id)
    })
    source.ensure({ from: index, to: index, travelled: 0 })
  })
}
