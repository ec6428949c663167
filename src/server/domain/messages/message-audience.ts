import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type messageSend from '../../../entities/service-manage/message-send'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import type { Services } from '../../base/services'
import { audienceSql, type AudienceSql } from './audience-sql'

/**
 * The users of a sending as conditions on users (`u`); whatever device they have counts for the push with it.
 * @param at the moment that rules of tags look back from
 * @throws A0400 where a file cannot be read or a tag asks for what the database does not hold
 */
export async function messageAudience(
  place: { readonly db: Kysely<Database>; readonly services: Pick<Services, 'storage'> },
  { audience, users, userTags, userGroups, userFile, areas, clients }: Row<typeof messageSend>,
  at: Date,
): Promise<AudienceSql> {
  const devices: Expression<SqlBool>[] = [sql<SqlBool>`true`]
  if (audience === 'userIds') return { users: [sql<SqlBool>`u.id = any(${users ?? []})`], devices }
  // An event writes to those whom it happened to; it has no audience of its own.
  if (audience === 'event') return { users: [sql<SqlBool>`false`], devices }
  const none = { inactiveDays: null, excludeGroups: null, languages: null, minVersion: null, maxVersion: null }
  const asked = { ...none, audience, userTags, userGroups, userFile, areas, clients: clients ?? [] }
  const found = await audienceSql(place, asked, at)
  const isClient = clients && clients.length > 0 ? [sql<SqlBool>`u.client = any(${clients})`] : []
  return { users: [...found.users, ...isClient, sql<SqlBool>`u.state <> 'deleted'`], devices }
}
