import { sql } from 'kysely'
import clientVersion from '../../../entities/app-manage/client-version'
import language from '../../../entities/develop-manage/language'
import contentItem from '../../../entities/movie-manage/content-item'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { viewerOf, type Viewer } from '../../operations/viewer/viewer'
import { areasAround } from '../../operations/areas-around'
import type { Facts, Person } from './facts'

/** Whose view of a title is asked for; what is left out is the user's own. */
export interface Onlooker {
  readonly user: number | null
  readonly country: number | null
  readonly client: number | null
  readonly clientVersion: number | null
  readonly language: number | null
}

type Title = Row<typeof contentItem>

/** What decides whether somebody sees a title. @throws A0404 where the title or the user does not exist */
export async function readFacts(context: Context, content: number, onlooker: Onlooker): Promise<Facts> {
  const { records, now } = context
  const at = now.toISOString()
  const title = await records.get(contentItem, content)
  const viewer = await viewerOf(context, { user: onlooker.user })
  const country = onlooker.country ?? viewer.country
  const versionId = onlooker.clientVersion ?? viewer.user?.clientVersion ?? null
  const version = versionId === null ? undefined : await records.find(clientVersion, versionId)
  const spoken = onlooker.language === null ? undefined : await records.find(language, onlooker.language)
  return {
    at,
    title: await titleFacts(context, title),
    ...(await licenceFacts(context, content, at)),
    place: { country, areas: onlooker.country === null ? viewer.areas : await areasAround(context, country, null) },
    device: {
      client: onlooker.client ?? version?.client ?? viewer.client,
      versionState: version?.state ?? null,
      language: spoken?.code ?? viewer.language,
    },
    person: await personOf(context, viewer),
  }
}

const stores = { movie: 'movie', series: 'series', short: 'short', video: 'content_video' } as const

async function titleFacts({ db }: Context, title: Title): Promise<Facts['title']> {
  const type = title.type ?? 'movie'
  const isGrouped = type === 'movie' || type === 'series'
  const own = isGrouped
    ? await sql<{ groups: number[] | null; spoken: string[] | null }>`select country_groups as groups,
        spoken_languages as spoken from ${sql.table(stores[type])} where id = ${title.id}`.execute(db)
    : undefined
  const groups = own?.rows[0]?.groups ?? []
  const { rows: covered } = await sql<{ country: number }>`select distinct unnest(countries) as country
    from country_group where enabled and id = any(${groups}::bigint[])`.execute(db)
  const { rows: playable } = await sql<{ count: number; nodes: number; served: number }>`
    select count(distinct e.id)::int as count, count(n.id)::int as nodes,
      (count(n.id) filter (where n.enabled and n.state <> 'offline' and n.health is distinct from 'failing'))::int as served
    from episode e join resource r on r.episode = e.id and r.state = 'ready' left join cdn_node n on n.id = r.cdn_node
    where e.content = ${title.id} and e.state = 'online'`.execute(db)
  const [found] = playable
  return {
    id: title.id,
    type,
    state: title.state,
    publishAt: title.publishAt,
    offAt: title.offAt,
    areas: title.areas ?? [],
    clients: title.clients ?? [],
    access: title.access ?? 'free',
    ageRating: title.ageRating,
    copyrightTag: title.copyrightTag,
    groupCountries: groups.length > 0 ? covered.map(({ country }) => Number(country)) : null,
    playable: found?.count ?? 0,
    languages: [...new Set([...(title.subtitleLanguages ?? []), ...(own?.rows[0]?.spoken ?? [])])],
    served: found && found.nodes > 0 ? found.served > 0 : null,
  }
}

async function licenceFacts(
  { db }: Context,
  content: number,
  at: string,
): Promise<Pick<Facts, 'licences' | 'isLicensed'>> {
  const { rows } = await sql<{ isInForce: boolean; countries: number[] | null }>`
    select l.state = 'active' and l.starts_at <= ${at} and (l.ends_at is null or l.ends_at > ${at}) as "isInForce",
      array(select unnest(l.countries) union select unnest(g.countries) from country_group g where g.id = any(l.country_groups)) as countries
    from content_licence l where ${content} = any(l.contents) and l.state <> 'draft'`.execute(db)
  return {
    isLicensed: rows.length > 0,
    licences: rows
      .filter(({ isInForce }) => isInForce)
      .map(({ countries }) => ({ countries: (countries ?? []).map(Number) })),
  }
}

async function personOf({ db, now }: Context, { user }: Viewer): Promise<Person | null> {
  if (!user) return null
  const { rows } = await sql<{
    banned: boolean
    hidden: number[] | null
    bypass: string[] | null
    previews: boolean
  }>`select
    exists (select 1 from blacklist_entry b where b."user" = ${user.id} and b.scope = 'login' and b.state = 'active') as banned,
    array(select unnest(c.tags) from copyright_blacklist_entry c where c."user" = ${user.id} and c.state = 'active') as hidden,
    array(select unnest(s.bypass) from super_whitelist_entry s where s."user" = ${user.id} and s.state = 'active' and s.expires_at > now()) as bypass,
    exists (select 1 from whitelist_entry w where w."user" = ${user.id} and w.state = 'active' and 'previewUnreleased' = any(w.abilities)) as previews`.execute(
    db,
  )
  const [found] = rows
  return {
    id: user.id,
    state: user.state,
    isVip: ['trial', 'active', 'grace'].includes(user.vipState ?? 'none'),
    age: user.birthday ? fullYears(user.birthday, now) : null,
    isBanned: found?.banned ?? false,
    hiddenTags: (found?.hidden ?? []).map(Number),
    bypass: found?.bypass ?? [],
    previews: found?.previews ?? false,
  }
}

function fullYears(birthday: string, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)
}
