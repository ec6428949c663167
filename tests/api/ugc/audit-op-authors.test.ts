import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restore } from '../../../commands/ugc/audit-list'
import * as auditOpCommands from '../../../commands/ugc/audit-op/[id]'
import { resendNotice } from '../../../commands/ugc/strike-list'
import tag from '../../../src/entities/movie-manage/tag'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import ugcStrike from '../../../src/entities/ugc/ugc-strike'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import copyrightBlacklistEntry from '../../../src/entities/user-manage/copyright-blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
let bossId: number
let other: Caller
let reason: Row<typeof reviewReason>

beforeAll(async () => {
  app = await startTestApp()
  const staff = await app.staff('super')
  bossId = staff.id
  boss = app.as(staff)
  other = app.as(await app.staff('super'))
  reason = await app.make(reviewReason, { group: 'spam', points: 3 })
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const makePost = async (values: Partial<Row<typeof ugcPost>> = {}) =>
  app.make(ugcPost, { user: (await app.make(user)).id, kind: 'text', state: 'pending', title: 'mine', ...values })
const bansOf = (id: number | null) => records().where(blacklistEntry, { user: id ?? 0, state: 'active' })

describe('strikes', () => {
  test('do what their measure says, count on every post of their user, and are given back with the decision', async () => {
    const post = await makePost({ state: 'takenDown' })
    const terms = { reason: reason.id, points: 3, measure: 'postBan', days: 7 } as const
    expect((await boss.run(auditOpCommands.strike, post, terms)).code).toBe('00000')
    const [strike] = await records().where(ugcStrike, { post: post.id })
    const [ban] = await bansOf(post.user)
    expect(ban).toMatchObject({ scope: 'post', reasonCode: 'spam' })
    expect(strike).toMatchObject({ totalAfter: 3, blacklistEntry: ban?.id, state: 'active' })
    expect(strike?.notifiedAt).not.toBeNull()
    expect((await now(ugcPost, post)).strikes).toBe(3)
    const restored = await other.run(restore, [post], { remark: 'mistake' })
    expect(restored.code).toBe('00000')
    expect(await now(ugcStrike, strike!)).toMatchObject({ state: 'revoked' })
    expect(await bansOf(post.user)).toEqual([])
    expect((await now(ugcPost, post)).strikes).toBe(0)
  })

  test('are revoked one by one, with the ban that came of them', async () => {
    const post = await makePost()
    const terms = { reason: reason.id, points: 2, measure: 'commentBan', days: 3 } as const
    await boss.run(auditOpCommands.strike, post, terms)
    const [strike] = await records().where(ugcStrike, { post: post.id })
    const stranger = await makePost()
    const revoke = (id: number) =>
      boss.run(auditOpCommands.revokeStrike, id, {
        strike: strike!.id,
        remark: 'mistake',
      })
    expect((await revoke(stranger.id)).code).toBe('B01')
    expect((await revoke(post.id)).code).toBe('00000')
    expect(await bansOf(post.user)).toEqual([])
    expect((await revoke(post.id)).code).toBe('B01')
  })

  test('with more points than their reason has say why; a warning has no days; a long ban is not for who decided', async () => {
    const post = await makePost({ decidedBy: bossId })
    const strike = (caller: Caller, terms: object) =>
      caller.run(auditOpCommands.strike, post, {
        reason: reason.id,
        points: 1,
        measure: 'none',
        ...terms,
      })
    expect((await strike(boss, { points: 9 })).code).toBe('A0400')
    expect((await strike(boss, { points: 9, remark: 'again and again' })).code).toBe('00000')
    expect((await strike(boss, { measure: 'warning', days: 3 })).code).toBe('A0400')
    expect((await strike(boss, { measure: 'accountBan', days: 60 })).code).toBe('A0400')
    expect((await strike(other, { measure: 'accountBan', days: 60 })).code).toBe('00000')
    expect(await records().get(user, post.user ?? 0)).toMatchObject({ state: 'disabled' })
  })

  test('go by the ladder for who is no lead', async () => {
    const auditor = app.as(await app.staff(['Ugc:auditOp', 'Ugc:auditOp.strike']))
    const post = await makePost()
    const terms = { reason: reason.id, points: 1 } as const
    expect((await auditor.refused(auditOpCommands.strike, post, { ...terms, measure: 'postBan', days: 3 })).code).toBe(
      'A0400',
    )
    expect((await auditor.run(auditOpCommands.strike, post, { ...terms, measure: 'warning' })).code).toBe('00000')
  })

  test('of no points warn an author; the notice can be sent again', async () => {
    const post = await makePost()
    expect(
      (
        await boss.run(auditOpCommands.warnAuthor, post, {
          reason: reason.id,
        })
      ).code,
    ).toBe('00000')
    const [strike] = await records().where(ugcStrike, { post: post.id })
    expect(strike).toMatchObject({ measure: 'warning', points: 0 })
    await app.db.updateTable('ugc_strike').set({ notified_at: null }).where('id', '=', strike!.id).execute()
    expect((await boss.run(resendNotice, [strike!])).code).toBe('00000')
    expect((await now(ugcStrike, strike!)).notifiedAt).not.toBeNull()
  })
})

describe('what an auditor does about an author', () => {
  test('bans from a scope as every ban does, and lifts it', async () => {
    const post = await makePost()
    const terms = { scope: 'comment', reasonCode: 'abuse', reason: 'insults', days: 7 } as const
    expect((await boss.run(auditOpCommands.banAuthor, post, terms)).code).toBe('00000')
    expect((await bansOf(post.user)).map(({ scope }) => scope)).toEqual(['comment'])
    expect((await records().get(user, post.user ?? 0)).activeBans).toBe(1)
    expect(
      (
        await boss.run(auditOpCommands.liftBan, post, {
          scope: 'comment',
          reason: 'mistake',
        })
      ).code,
    ).toBe('00000')
    expect(await bansOf(post.user)).toEqual([])
  })

  test('shuts the account, takes the picture, the name and the bio away', async () => {
    const author = await app.make(user, {
      nickname: 'Buy now',
      bio: 'cheap',
      portrait: 'a/b.png',
      displayId: '1234567',
    })
    const post = await makePost({ user: author.id })
    const why = { reasons: [reason.id] }
    expect((await boss.run(auditOpCommands.resetPortrait, post, why)).code).toBe('00000')
    expect((await boss.run(auditOpCommands.resetName, post, { ...why, what: 'both' })).code).toBe('00000')
    expect(await now(user, author)).toMatchObject({ portrait: null, nickname: 'User 1234567', bio: null })
    expect(
      (
        await boss.run(auditOpCommands.disableAccount, post, {
          reason: 'a bot',
        })
      ).code,
    ).toBe('00000')
    expect((await now(user, author)).state).toBe('disabled')
  })

  test('hides copyrighted works from them, tag by tag', async () => {
    const post = await makePost()
    const [one, two] = [await app.make(tag), await app.make(tag)]
    const ban = (tags: readonly number[]) =>
      boss.run(auditOpCommands.banCopyright, post, {
        tags,
        reason: 'clips',
      })
    expect((await ban([one.id])).code).toBe('00000')
    expect((await ban([two.id])).code).toBe('00000')
    const entries = await records().where(copyrightBlacklistEntry, { user: post.user ?? 0 })
    expect(entries.map(({ tags }) => tags)).toEqual([[one.id, two.id]])
  })
})
