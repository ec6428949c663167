import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import contentItem from '../../../src/entities/movie-manage/content-item'
import contentVideo from '../../../src/entities/movie-manage/content-video'
import movie from '../../../src/entities/movie-manage/movie'
import series from '../../../src/entities/movie-manage/series'
import short from '../../../src/entities/movie-manage/short'
import { registry } from '../../../src/server/base/declarations'
import { planTables } from '../../../src/server/db/table-plan'
import { startTestApp } from '../../support/test-app'
import type { TestApp } from '../../support/test-app'

const kinds = [series, movie, short, contentVideo, contentItem] as const

describe('titles of every kind', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('never share an id, made side by side', async () => {
    const made: number[] = []
    for (let round = 0; round < 3; round++)
      made.push(...(await Promise.all(kinds.map((kind) => app.make<(typeof kinds)[number]>(kind)))).map(({ id }) => id))
    expect(new Set(made).size).toBe(15)
  })

  it('draw their ids from where the declarations say', async () => {
    const declared = planTables(registry)
      .flatMap(({ name, columns }) => columns.map((column) => ({ ...column, table: name })))
      .filter(({ name, extra }) => name === 'id' && extra?.startsWith('default '))
    const { rows } = await sql<{ table: string; extra: string }>`
      select table_name as table, 'default ' || replace(column_default, '::regclass', '') as extra
      from information_schema.columns join pg_class on pg_class.oid = quote_ident(table_name)::regclass
      where table_schema = 'public' and column_name = 'id' and column_default is not null and relkind = 'r' and not relispartition`.execute(
      app.db,
    )
    const known = new Map(rows.map(({ table, extra }) => [table, extra]))
    expect(declared.map(({ table }) => table).sort()).toEqual([...known.keys()].sort())
    for (const { table, extra } of declared) expect(known.get(table)).toBe(extra)
  })
})
