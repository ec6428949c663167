import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, muteReporter } from '../../../commands/community-manage/report-queue'
import communityReport from '../../../src/entities/community-manage/community-report'
import dynamic from '../../../src/entities/community-manage/dynamic'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const bansOf = (id: number) => records().where(blacklistEntry, { user: id, state: 'active' })
const makePost = async (values: Partial<Row<typeof dynamic>> = {}) =>
  app.make(dynamic, { author: (await app.make(user)).id, text: 'hello', state: 'published', ...values })

describe('reports', () => {
  test('are decided on what was reported and on who wrote it', async () => {
    const post = await makePost()
    const values = { targetKind: 'dynamic' as const, dynamic: post.id, targetUser: post.author, state: 'open' as const }
    const hiding = await app.make(communityReport, values)
    expect((await boss.run(decide, [hiding], { decision: 'hidden' })).code).toBe('00000')
    expect((await now(dynamic, post)).state).toBe('hidden')
    expect(await now(communityReport, hiding)).toMatchObject({ state: 'decided', decision: 'hidden' })
    const fine = await app.make(communityReport, values)
    expect((await boss.run(decide, [fine], { decision: 'noViolation' })).code).toBe('00000')
    expect((await now(dynamic, post)).state).toBe('published')
    const banning = await app.make(communityReport, { ...values, reasonCode: 'abuse' })
    const terms = { decision: 'banned' as const, expiresAt: inDays(2) }
    expect((await boss.run(decide, [banning], terms)).code).toBe('00000')
    expect(await bansOf(post.author)).toMatchObject([{ scope: 'comment', reasonCode: 'abuse', source: 'report' }])
  })

  test('in bad faith close reporting to those who made them', async () => {
    const reporters = [(await app.make(user)).id, (await app.make(user)).id]
    const report = await app.make(communityReport, { reportedBy: reporters, state: 'open' })
    expect((await boss.run(muteReporter, [report], { days: 7 })).code).toBe('00000')
    for (const id of reporters) expect((await bansOf(id)).map(({ scope }) => scope)).toEqual(['report'])
    const unknown = await app.make(communityReport, { state: 'open' })
    expect((await boss.refused(muteReporter, [unknown], { days: 7 })).code).toBe('B01')
  })
})
