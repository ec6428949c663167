import { sql, type Kysely } from 'kysely'
import type screenOption from '../../../entities/app-manage/screen-option'
import type { Row } from '../../../schema/entity'
import type { Captions } from '../../../schema/field'
import type { Database } from '../../db/database'

type Option = Pick<Partial<Row<typeof screenOption>>, 'name' | 'tags' | 'countries' | 'yearFrom' | 'yearTo'> & {
  readonly name: Captions
}

/** The options that the titles on the shelf make for a kind of dimension, the fullest first; years come by decades. */
export async function optionsOf(db: Kysely<Database>, kind: string, minTitles: number): Promise<Option[]> {
  if (kind === 'year') return decades(db, minTitles)
  return kind === 'region' ? countries(db, minTitles) : genres(db, minTitles)
}

async function decades(db: Kysely<Database>, minTitles: number): Promise<Option[]> {
  const { rows } = await sql<{ decade: number }>`select year / 10 * 10 as decade from content_item
    where state = 'published' and year is not null group by 1 having count(*) >= ${minTitles} order by 1 desc`.execute(
    db,
  )
  return rows.map(({ decade }) => ({
    name: { zh_CN: `${decade}年代`, en: `${decade}s` },
    yearFrom: decade,
    yearTo: decade + 9,
  }))
}

async function genres(db: Kysely<Database>, minTitles: number): Promise<Option[]> {
  const { rows } = await sql<{ id: number; name: Captions }>`select t.id, t.name from tag t
    join content_item c on c.state = 'published' and t.id = any(c.genres)
    where t.type = 'genre' group by t.id having count(*) >= ${minTitles} order by count(*) desc`.execute(db)
  return rows.map(({ id, name }) => ({ name, tags: [Number(id)] }))
}

async function countries(db: Kysely<Database>, minTitles: number): Promise<Option[]> {
  const { rows } = await sql<{ id: number; name: Captions }>`select k.id, k.name from country k
    join (select unnest(countries) as country from series where state = 'published'
      union all select unnest(countries) from movie where state = 'published') c on c.country = k.id
    group by k.id having count(*) >= ${minTitles} order by count(*) desc`.execute(db)
  return rows.map(({ id, name }) => ({ name, countries: [Number(id)] }))
}
