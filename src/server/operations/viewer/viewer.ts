import clientVersion from '../../../entities/app-manage/client-version'
import language from '../../../entities/develop-manage/language'
import userGroupMember from '../../../entities/user-group/user-group-member'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { areasAround } from '../areas-around'

/** Whom something is shown to, or not: an account of the app, or anybody with such an app in such a place. */
export interface Viewer {
  /** The moment of looking, an ISO string. */
  readonly at: string
  /** The areas that they are in, of whatever group; empty where nothing is known of it. */
  readonly areas: readonly number[]
  readonly country: number | null
  readonly client: number | null
  readonly channel: number | null
  readonly versionCode: number | null
  /** As the app knows it, e.g. `es_MX`. */
  readonly language: string | null
  readonly groups: ReadonlySet<number>
  /** Null for a viewer who is nobody in particular: what depends on the person cannot be known. */
  readonly user: Row<typeof user> | null
}

/** What a command may ask of a viewer; what is given stands in for what the user's record says. */
export interface Described {
  readonly user?: number | null
  readonly area?: number | null
  readonly client?: number | null
  readonly versionCode?: number | null
  readonly at?: string | null
}

/** The viewer that a command describes. @throws A0404 where the user does not exist */
export async function viewerOf(context: Context, described: Described): Promise<Viewer> {
  const { records, now } = context
  const person = described.user ? await records.get(user, described.user) : null
  const version = person?.clientVersion ? await records.find(clientVersion, person.clientVersion) : undefined
  const spoken = person?.language ? await records.find(language, person.language) : undefined
  const memberships = person ? await records.where(userGroupMember, { user: person.id }) : []
  return {
    at: described.at ?? now.toISOString(),
    areas: described.area
      ? [described.area]
      : await areasAround(context, person?.country ?? null, person?.area ?? null),
    country: person?.country ?? null,
    client: described.client ?? person?.client ?? null,
    channel: person?.channel ?? null,
    versionCode: described.versionCode ?? version?.versionCode ?? null,
    language: spoken?.code ?? null,
    groups: new Set(memberships.map(({ group }) => group)),
    user: person,
  }
}
