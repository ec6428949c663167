import { sql } from 'kysely'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Findings } from '../../../schema/findings'
import type { Context } from '../../pipeline/operation'
import type { conditionsSql } from '../messages/tag-sql'
import { countFitting } from './count-fitting'

interface Where {
  readonly areas?: readonly number[] | null
  readonly clients?: readonly number[] | null
}

export function counted(
  context: Context,
  fits: ReturnType<typeof conditionsSql>,
  { areas, clients }: Where,
): Promise<Findings> {
  const everywhere = !areas?.length || areas.includes(ALL_AREAS)
  const scope = sql`(${everywhere} or u.area = any(${[...(areas ?? [])]}::bigint[]))
    and (${!clients?.length} or u.client = any(${[...(clients ?? [])]}::bigint[]))`
  return countFitting(context, fits, scope)
}
