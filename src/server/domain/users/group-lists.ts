import { sql } from 'kysely'
import type userGroup from '../../../entities/user-group/user-group'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'

export type Group = Row<typeof userGroup>

export async function count({ db }: Context, { id }: Group): Promise<void> {
  await sql`update user_group set size = (select count(*) from user_group_member
    where "group" = ${id} and not pinned_out) where id = ${id}`.execute(db)
}
