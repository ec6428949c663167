import { sql } from 'kysely'
import type { Context } from '../../pipeline/operation'

/** Who holds a role, by id; at most 5,000. */
export async function membersOf(db: Context['db'], role: number): Promise<{ id: number; realName: string }[]> {
  const { rows } = await sql<{ id: number; realName: string }>`select id, real_name as "realName" from account
    where ${role} = any(roles) order by id limit 5000`.execute(db)
  return rows
}
