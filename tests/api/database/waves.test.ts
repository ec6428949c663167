import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import tag from '../../../src/entities/movie-manage/tag'
import user from '../../../src/entities/user-manage/user'
import userNote from '../../../src/entities/user-manage/user-note'
import type { Entity, Row } from '../../../src/schema/entity'
import { registry } from '../../../src/server/base/declarations'
import { withQueryLog, type LoggedQuery } from '../../../src/server/db/query-log'
import { Records } from '../../../src/server/db/records'
import { rowFrom, storageOf } from '../../../src/server/db/storage'
import { Wave } from '../../../src/server/db/wave'
import { WaveRecords } from '../../../src/server/db/wave-records'
import { startTestApp, type TestApp } from '../../support/test-app'

type Values = Readonly<Record<string, unknown>>

describe('records that are worked on side by side', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  const now = new Date()
  /** Does the same for each of some, side by side. */
  const sideBySide = <Item, Result>(
    items: readonly Item[],
    work: (records: Records, item: Item) => Promise<Result>,
  ) => {
    const wave = new Wave()
    return Promise.all(items.map((item) => work(new Records(app.db, null, now, wave), item)))
  }
  const inTurn = async <Item, Result>(
    items: readonly Item[],
    work: (records: Records, item: Item) => Promise<Result>,
  ) => {
    const results: Result[] = []
    for (const item of items) results.push(await work(new Records(app.db, null, now), item))
    return results
  }
  const statementsOf = async (work: () => Promise<unknown>) => {
    const queries: LoggedQuery[] = []
    await withQueryLog(queries, work)
    return queries.length
  }
  /** A record of an entity; none of the few that cannot be made by rule. */
  const rowsOf = async (entity: Entity): Promise<Row<Entity>[]> => {
    await app.make(entity).catch(() => undefined)
    return new Records(app.db, null, now).where<Entity>(entity, {}, 1)
  }
  const makeUsers = (count: number) => Promise.all(Array.from({ length: count }, () => app.make(user)))
  const awkward = ['plain', 'two\nlines', 'a "word"', "it's", 'back\\slash', '{braces, and commas}', '', 'NULL', '多谢']

  it('of every kind store each value as a record alone does', async () => {
    const types = new Set<string>()
    for (const entity of registry.entities.values())
      for (const row of await rowsOf(entity)) {
        const { id: _id, version: _version, ...values } = row as Row<Entity> & Values
        const stored = await new WaveRecords(new Wave(), app.db, registry).update(entity, row.id, values)
        expect([entity.name, rowFrom(entity, stored)]).toEqual([entity.name, { ...row, version: row.version + 1 }])
        for (const { kind } of storageOf(entity).columns.filter(({ field }) => (row as Values)[field] !== null))
          types.add(kind.type)
      }
    expect([...types]).toEqual(
      expect.arrayContaining([
        'bigint',
        'bigint[]',
        'boolean',
        'date',
        'integer',
        'jsonb',
        'numeric',
        'text',
        'text[]',
      ]),
    )
  })

  it('are added by one statement, each to who asked, in the order of those who asked', async () => {
    const [holder] = await makeUsers(1)
    const add = (records: Records, text: string) =>
      records
        .insert(userNote, { user: holder?.id ?? 0, text: text || 'empty', images: [text, 'b.png'], pinned: false })
        .then((note) => ({ note, changes: records.changes }))
    const [together, alone] = [await sideBySide(awkward, add), await inTurn(awkward, add)]
    const told = (all: typeof alone) =>
      all.map(({ note: { id: _id, ...note }, changes }) => ({
        note,
        changes: changes.map((each) => ({ ...each, id: 0 })),
      }))
    expect(told(together)).toEqual(told(alone))
    const ids = together.map(({ note }) => note.id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('are found, changed and named as records alone are, by as few statements as one of them', async () => {
    const users = await makeUsers(20)
    const change = async (records: Records, { id }: Row<typeof user>) => {
      const found = await records.get(user, id)
      await records.update(user, found, { bio: awkward[id % awkward.length] ?? null, activeBans: id })
      return { changes: records.changes, notes: await records.where(userNote, { user: id, pinned: false }) }
    }
    const one = await statementsOf(() => inTurn(users.slice(0, 1), change))
    const all = await statementsOf(() => sideBySide(users.slice(1), change))
    expect(all).toBe(one)
    const [again] = await inTurn(users.slice(-1), (records, { id }) => records.get(user, id))
    expect(again).toMatchObject({ activeBans: again?.id, version: 2 })
  })

  it('get what they ask for, each up to its limit, and nothing of the others', async () => {
    const users = await makeUsers(3)
    const notes = await inTurn([...users, ...users, ...users.slice(1)], (records, { id }) =>
      records.insert(userNote, { user: id, text: 'a note', images: [], pinned: false }),
    )
    const ask = (records: Records, { id }: Row<typeof user>) => records.where(userNote, { user: id, text: 'a note' }, 2)
    const found = await sideBySide(users, ask)
    expect(found).toEqual(await inTurn(users, ask))
    expect(found.map((each) => each.length)).toEqual([2, 2, 2])
    expect(notes).toHaveLength(8)
    const all = await sideBySide(users, (records) => records.where(tag, { code: ['none'] }))
    expect(all).toEqual([[], [], []])
  })

  it('are told of a rule that one of them breaks as one alone is', async () => {
    const [first, second] = [await app.make(tag, { code: 'first' }), await app.make(tag, { code: 'second' })]
    const rename = (records: Records, row: Row<typeof tag>) => records.update(tag, row, { code: 'same' })
    await expect(sideBySide([first, second], rename)).rejects.toMatchObject({ caption: 'error.alreadyTaken' })
  })
})
