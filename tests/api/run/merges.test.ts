import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as topicManage from '../../../commands/community-manage/topic-manage'
import * as reportList from '../../../commands/escort-manage/report-list'
import dynamic from '../../../src/entities/community-manage/dynamic'
import topic from '../../../src/entities/community-manage/topic'
import escortComplaint from '../../../src/entities/escort-manage/escort-complaint'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const ok = { code: '00000' }
const refused = { code: 'B01' }

let app: TestApp
let as: Caller
beforeAll(async () => {
  app = await startTestApp()
  as = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const read = async <E extends Entity>(entity: E, { id }: { readonly id: number }): Promise<Row<E>> =>
  records().get(entity, id)

describe('merged topics', () => {
  const post = async (...topics: number[]) =>
    app.make(dynamic, { author: (await app.make(user)).id, text: 'hi', state: 'published', topics })

  it('come apart again: what went over comes back, what was posted since stays', async () => {
    const one = await app.make(topic, { state: 'offline', posts: 2 })
    const into = await app.make(topic, { state: 'online', posts: 2 })
    const [only, both, others] = [await post(one.id), await post(one.id, into.id), await post(into.id)]
    expect(await as.run(topicManage.merge, [one], { into: into.id })).toMatchObject(ok)
    expect((await read(dynamic, only)).topics).toEqual([into.id])
    expect(await read(topic, one)).toMatchObject({ state: 'merged', mergedInto: into.id })
    const since = await post(into.id)

    expect(await as.run(topicManage.unmerge, one)).toMatchObject(ok)
    expect((await read(dynamic, only)).topics).toEqual([one.id])
    expect([...((await read(dynamic, both)).topics ?? [])].sort()).toEqual([one.id, into.id].sort())
    expect((await read(dynamic, others)).topics).toEqual([into.id])
    expect((await read(dynamic, since)).topics).toEqual([into.id])
    expect(await read(topic, one)).toMatchObject({ state: 'offline', posts: 2, mergedInto: null })
    expect(await read(topic, into)).toMatchObject({ posts: 2 })
  })

  it('stay together after a week, and where the other has been merged itself', async () => {
    const [one, two, three] = [
      await app.make(topic, { state: 'online' }),
      await app.make(topic, { state: 'online' }),
      await app.make(topic, { state: 'online' }),
    ]
    await as.run(topicManage.merge, [one], { into: two.id })
    await as.run(topicManage.merge, [two], { into: three.id })
    expect(await as.refused(topicManage.unmerge, one)).toMatchObject(refused)
    expect(await as.run(topicManage.unmerge, two)).toMatchObject(ok)
    await sql`update topic_merge set merged_at = now() - interval '8 days' where topic_id = ${one.id}`.execute(app.db)
    expect(await as.refused(topicManage.unmerge, one)).toMatchObject(refused)
  })
})

describe('merged reports on companions', () => {
  it('are decided with the oldest of them, unless they are split again', async () => {
    const [accused, another] = [(await app.make(user)).id, (await app.make(user)).id]
    const values = { reported: accused, category: 'harassment' as const, order: null, state: 'inReview' as const }
    const [first, second, third] = [
      await app.make(escortComplaint, values),
      await app.make(escortComplaint, values),
      await app.make(escortComplaint, values),
    ]
    const elsewhere = await app.make(escortComplaint, { ...values, reported: another })
    expect(await as.refused(reportList.merge, [first])).toMatchObject(refused)
    expect(await as.refused(reportList.merge, [first.id, elsewhere.id])).toMatchObject(refused)
    expect(await as.run(reportList.merge, [third.id, second.id, first.id])).toMatchObject(ok)
    expect(await read(escortComplaint, first)).toMatchObject({ state: 'inReview', mergedInto: null })
    expect(await read(escortComplaint, second)).toMatchObject({ state: 'merged', mergedInto: first.id })
    expect(await as.run(reportList.split, third)).toMatchObject(ok)
    const decision = { verdict: 'upheld' as const, remedy: ['warn' as const], decisionNote: 'seen' }
    expect(await as.run(reportList.decide, first, decision)).toMatchObject(ok)
    expect(await read(escortComplaint, second)).toMatchObject({ state: 'decided', verdict: 'upheld' })
    expect(await read(escortComplaint, third)).toMatchObject({ state: 'open', mergedInto: null, verdict: null })
  })
})
