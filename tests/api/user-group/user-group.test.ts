import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuild, acceptSize } from '../../../commands/user-group/manage'
import * as membersCommands from '../../../commands/user-group/members/[id]'
import { estimate, testUser } from '../../../commands/user-group/new-group'
import userGroup from '../../../src/entities/user-group/user-group'
import userGroupMember from '../../../src/entities/user-group/user-group-member'
import user from '../../../src/entities/user-manage/user'
import userLabel from '../../../src/entities/user-manage/user-label'
import userTag from '../../../src/entities/user-manage/user-tag'
import type { Row } from '../../../src/schema/entity'
import { settleDue } from '../../../src/server/clock/settle-due'
import { Records } from '../../../src/server/db/records'
import { dueGroups } from '../../../src/server/domain/users/group-builds'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('groups of users', () => {
  let app: TestApp
  let boss: Caller
  let tag: Row<typeof userTag>
  const marked: number[] = []
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
    const label = await app.make(userLabel, { code: 'regular' })
    for (let nth = 0; nth < 40; nth++) {
      const { id } = await app.make(user, { state: 'normal', labels: nth < 20 ? [label.id] : [] })
      if (nth < 20) marked.push(id)
    }
    const leaves = [{ kind: 'userLabel', code: 'regular', operator: 'is' }]
    tag = await app.make(userTag, { code: 'regulars', state: 'active', conditions: { match: 'all', leaves } } as never)
  })
  afterAll(() => app.stop())

  const now = (id: number) => new Records(app.db, null, new Date()).get(userGroup, id)
  const membersOf = async (group: number) => {
    const { rows } = await sql<{ user: number; bucket: string | null }>`select "user", bucket from user_group_member
      where "group" = ${group} and not pinned_out order by "user"`.execute(app.db)
    return rows
  }
  const makeGroup = (values: Partial<Row<typeof userGroup>> = {}) =>
    app.make(userGroup, { kind: 'dynamic', includeTags: [tag.id], refresh: 'never', ...values })
  const build = async (id: number) => {
    expect((await boss.run(rebuild, id)).code).toBe('00000')
    await settleDue(app.services, dueGroups, new Date())
  }

  test('a draft is built from what it includes, and keeps out whom staff keep out', async () => {
    const group = await makeGroup()
    await app.make(userGroupMember, { group: group.id, user: marked[0]!, pinnedOut: true })
    await build(group.id)
    expect(await now(group.id)).toMatchObject({ state: 'ready', size: 19, heldSize: null })
    expect((await membersOf(group.id)).map((row) => Number(row.user))).toEqual(marked.slice(1))
  })

  test('a size that moves by more than half is held, with the last members in force, until it is accepted', async () => {
    const group = await makeGroup({ state: 'ready', size: 100 })
    await app.make(userGroupMember, { group: group.id, user: marked[0]! })
    await build(group.id)
    expect(await now(group.id)).toMatchObject({ state: 'ready', size: 100, heldSize: 20 })
    expect(await membersOf(group.id)).toHaveLength(1)
    const accepted = await boss.run(acceptSize, group, { reason: 'campaign is over' })
    expect(accepted.code).toBe('00000')
    expect(await now(group.id)).toMatchObject({ size: 20, heldSize: null })
    expect(await membersOf(group.id)).toHaveLength(20)
    expect((await boss.refused(acceptSize, group, { reason: 'again' })).code).toBe('B01')
  })

  test('a group of every day is built again when its day is over', async () => {
    const builtAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
    const due = await makeGroup({ state: 'ready', refresh: 'daily', builtAt, size: 18 })
    const frozen = await makeGroup({ state: 'frozen', refresh: 'daily', builtAt, size: 18 })
    await settleDue(app.services, dueGroups, new Date())
    expect(await now(due.id)).toMatchObject({ size: 20, change1d: 2 })
    expect((await now(frozen.id)).size).toBe(18)
  })

  test('an experiment gives everybody a bucket, and shares nobody with another of its layer', async () => {
    const buckets = [
      { code: 'control', name: 'Control', percent: 50 },
      { code: 'a', name: 'A', percent: 50 },
    ]
    const [first, second] = [
      await makeGroup({ kind: 'split', layer: 'home', buckets }),
      await makeGroup({ kind: 'split', layer: 'home', buckets }),
    ]
    await build(first.id)
    await build(second.id)
    const members = await membersOf(first.id)
    expect(members).toHaveLength(20)
    expect(new Set(members.map(({ bucket }) => bucket))).toEqual(new Set(['control', 'a']))
    expect((await now(second.id)).size).toBe(0)
    const { version } = await now(first.id)
    const save = (draft: object) => boss.save(userGroup, { id: first.id, version, ...draft })
    expect(await save({ layer: 'price' })).toMatchObject({ code: 'A0400', data: { field: 'layer' } })
    expect((await save({ layer: 'home', buckets, name: 'Renamed' })).code).toBe('00000')
  })

  test('a group whose selection cannot be read fails with the reason', async () => {
    const broken = await app.make(userTag, {
      ...{ code: 'broken', state: 'active' },
      conditions: { match: 'all', leaves: [{ kind: 'userIndicator', code: 'gone', operator: 'gt', value: 1 }] },
    } as never)
    const group = await makeGroup({ includeTags: [broken.id] })
    await build(group.id)
    expect(await now(group.id)).toMatchObject({ state: 'failed', buildError: expect.stringMatching(/\S/) as string })
  })

  test('the form tells the size before it is saved, and what keeps a user out', async () => {
    const terms = { includeTags: [tag.id], areas: [-1] }
    const { data } = await boss.run(estimate, terms)
    expect(data.findings[0]).toMatchObject({ caption: 'user-manage.estimate.fitting', value: 20 })
    const test = async (id: number) => {
      const answer = await boss.run(testUser, { ...terms, user: id })
      return answer.data.findings.map(({ tone }) => tone)
    }
    expect(await test(marked[0]!)).toEqual(['good', 'good'])
    expect(await test(marked[19]! + 1)).toEqual(['bad', 'warn'])
  })

  test('a member is told apart by the terms they meet', async () => {
    const group = await makeGroup({ state: 'ready' })
    const [own, put] = [
      await app.make(userGroupMember, { group: group.id, user: marked[0]! }),
      await app.make(userGroupMember, { group: group.id, user: marked[19]! + 1, pinnedIn: true }),
    ]
    const explain = async (id: number) => {
      const { data } = await boss.run(membersCommands.explain, id)
      return data.result.findings.map(({ caption }) => caption)
    }
    expect((await explain(own.id))[0]).toBe('user-group.new-group.testUser.in')
    expect((await explain(put.id)).slice(0, 2)).toEqual([
      'user-group.members.explain.pinnedIn',
      'user-group.new-group.testUser.out',
    ])
  })

  test('no group contains itself through another', async () => {
    const inner = await makeGroup()
    const outer = await makeGroup({ includeGroups: [inner.id] })
    const { version } = await now(inner.id)
    const saved = await boss.save(userGroup, { id: inner.id, version, includeGroups: [outer.id] })
    expect(saved).toMatchObject({ code: 'A0400', data: { field: 'includeGroups' } })
  })
})
