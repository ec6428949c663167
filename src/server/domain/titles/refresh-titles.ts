import { sql } from 'kysely'
import contentItem from '../../../entities/movie-manage/content-item'
import { columnsFrom, rowFrom, storageOf } from '../../db/storage'
import { isEqual } from '../../db/records'
import type { Entity, Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { readEpisodes } from './read-episodes'
import { figuresOf, issuesOf, type ContentItem, type EpisodeFacts, type EpisodeFigures } from './title-figures'
import { titleKinds, type Title, type TitleKind } from './title-kinds'
import { completenessOf } from './title-points'

/** What needs the database, and the moment it is looked at. */
type Place = Pick<Context, 'db' | 'now'>

/**
 * Works out again what titles are by their episodes: released episodes, subtitles, completeness, issues; and brings the
 * read model in line with them. Writes no versions: nobody's open form is made stale by a figure.
 */
export async function refreshTitles(place: Place, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const wanted = [...new Set(ids)].sort((a, b) => a - b)
  // The title's row is the lock under which its figures are worked out: two changes at once wait for each other here.
  const items = await readAll(place, contentItem, wanted, true)
  const episodes = await readEpisodes(place, wanted)
  const found = new Set<number>()
  for (const kind of titleKinds)
    for (const [id, title] of await readAll(place, kind.entity, wanted)) {
      found.add(id)
      await refreshTitle(place, kind, title, items.get(id), episodes.get(id) ?? [])
    }
  for (const [id, item] of items)
    if (!found.has(id) && titleKinds.some(({ name }) => name === item.type)) await remove(place, item)
}

async function refreshTitle(
  place: Place,
  { entity, name }: TitleKind,
  title: Title,
  item: ContentItem | undefined,
  episodes: readonly EpisodeFacts[],
): Promise<void> {
  const figures = figuresOf(episodes)
  await write(place, entity, title, ownFigures(entity, title, figures, episodes))
  const found = (item?.issues ?? []).filter(({ code }) => code === 'duplicate')
  const left = leftAlone(item, place.now)
  const read = {
    ...pick(title, shared),
    type: name,
    subtitleLanguages: figures.subtitleLanguages,
    topDefinition: figures.topDefinition,
    issues: [...issuesOf(title, figures, place.now), ...found].filter(({ code }) => !left.has(code)),
  }
  if (item) return write(place, contentItem, item, read)
  const standard = pick(title, ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'])
  await place.db
    .insertInto(storageOf(contentItem).table)
    .values(columnsFrom(contentItem, { ...standard, ...read }))
    .execute()
}

/** The issues that somebody has left until later. */
function leftAlone(item: ContentItem | undefined, now: Date): ReadonlySet<string> {
  const still = (item?.ignored ?? []).filter(({ until }) => Date.parse(until) > now.getTime())
  return new Set(still.map(({ issue }) => issue))
}

/** What a title's own record keeps of its episodes: the figures that its kind has a field for. */
function ownFigures(entity: Entity, title: Title, figures: EpisodeFigures, episodes: readonly EpisodeFacts[]): object {
  const all: Readonly<Record<string, unknown>> = {
    releasedEpisodes: figures.released,
    subtitleLanguages: figures.subtitleLanguages,
    topDefinition: figures.topDefinition,
    completeness: completenessOf(title, episodes),
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in entity.fields))
}

async function remove({ db }: Place, { id }: ContentItem): Promise<void> {
  await sql`delete from content_item where id = ${id}`.execute(db)
}

/** The fields that the read model takes over as they are. */
const shared = [
  'title',
  'originalTitle',
  'coverVertical',
  'year',
  'genres',
  'copyrightTag',
  'platformTag',
  'up',
  'areas',
  'clients',
  'access',
  'ageRating',
  'weight',
  'licenceEndsAt',
  'plays30d',
  'publishAt',
  'offAt',
  'state',
] as const satisfies readonly (keyof ContentItem)[]

async function write<E extends Entity>({ db }: Place, entity: E, row: Row<E>, values: object): Promise<void> {
  const before = row as Readonly<Record<string, unknown>>
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEqual(value, before[name])))
  if (Object.keys(changed).length === 0) return
  await db.updateTable(storageOf(entity).table).set(columnsFrom(entity, changed)).where('id', '=', row.id).execute()
}

async function readAll<E extends Entity>(
  { db }: Place,
  entity: E,
  ids: readonly number[],
  locked = false,
): Promise<Map<number, Row<E>>> {
  const query = db
    .selectFrom(storageOf(entity).table)
    .selectAll()
    .where('id', '=', sql`any(${[...ids]})`)
    .orderBy('id')
  const stored = await (locked ? query.forUpdate() : query).execute()
  return new Map(stored.map((row) => [Number(row.id), rowFrom(entity, row)]))
}

function pick(row: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (row as Readonly<Record<string, unknown>>)[name]]))
}
