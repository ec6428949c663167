import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rerunMachine, exportReasons } from '../../../commands/ugc/audit-list'
import * as auditOpCommands from '../../../commands/ugc/audit-op/[id]'
import sensitiveWord from '../../../src/entities/community-manage/sensitive-word'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import exportTask from '../../../src/entities/system/export-task'
import ugcPost from '../../../src/entities/ugc/ugc-post'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
let reason: Row<typeof reviewReason>

beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
  reason = await app.make(reviewReason, { group: 'spam', points: 3 })
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const makePost = async (values: Partial<Row<typeof ugcPost>> = {}) =>
  app.make(ugcPost, { user: (await app.make(user)).id, kind: 'text', state: 'pending', title: 'mine', ...values })

describe('what the machine knows', () => {
  test('is judged anew by the sensitive words', async () => {
    const word = await app.make(sensitiveWord, { word: 'casino', scenes: ['dynamic'], action: 'review' })
    const post = await makePost({ state: 'checking', text: 'Come to my CASINO tonight', area: null })
    const clean = await makePost({ state: 'checking', text: 'Hello', area: null })
    const ran = await boss.run(rerunMachine, [post.id, clean.id])
    expect(ran.code).toBe('00000')
    expect(await now(ugcPost, post)).toMatchObject({ state: 'pending', words: [word.id] })
    expect((await now(ugcPost, clean)).state).toBe('published')
  })

  test('of sealed media seals its copies: those that wait at once, later ones by the check', async () => {
    const post = await makePost({ state: 'takenDown' })
    const waiting = await makePost({ duplicateOf: post.id, state: 'checking' })
    expect(
      (
        await boss.run(auditOpCommands.addHash, post, {
          reasons: [reason.id],
        })
      ).code,
    ).toBe('00000')
    expect((await now(ugcPost, waiting)).state).toBe('blocked')
    const later = await makePost({ duplicateOf: post.id, state: 'checking' })
    await boss.run(rerunMachine, [later])
    expect((await now(ugcPost, later)).state).toBe('blocked')
    expect(
      (
        await boss.run(auditOpCommands.removeHash, post, {
          remark: 'mistake',
        })
      ).code,
    ).toBe('00000')
    expect((await now(ugcPost, post)).hashBlocked).toBe(false)
  })
})

describe('what leaves the house', () => {
  test('an evidence package is for few, and signed', async () => {
    const post = await makePost({ images: [] })
    const auditor = app.as(await app.staff(['Ugc:auditOp', 'Ugc:auditOp.sealEvidence']))
    expect((await auditor.refused(auditOpCommands.sealEvidence, post, { caseNumber: 'C-1' })).code).toBe('B01')
    const sealed = await boss.run<{ result: { url: string } }>(auditOpCommands.sealEvidence, post, {
      caseNumber: 'C-1',
    })
    const reply = await app.http.inject({ url: sealed.data.result?.url ?? '' })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.includes(Buffer.from('record.json.hmac-sha256'))).toBe(true)
  })

  test('the films of a package are read while nothing is locked', async () => {
    const { storage } = app.services
    await storage.write('films/long.mp4', Readable.from([Buffer.from('a long film')]))
    const post = await makePost({ images: [], video: 'films/long.mp4' })
    const read = storage.read.bind(storage)
    const spied = vi.spyOn(storage, 'read').mockImplementation(async (key, range) => {
      // On the embedded database this waits for ever while another transaction is open.
      await sql`update ugc_post set updated_at = now() where id = ${post.id}`.execute(app.db)
      return read(key, range)
    })
    const sealed = await boss.run<{ result: { url: string } }>(auditOpCommands.sealEvidence, post, {
      caseNumber: 'C-2',
    })
    expect([sealed.code, spied.mock.calls]).toEqual(['00000', [['films/long.mp4']]])
    spied.mockRestore()
    const reply = await app.http.inject({ url: sealed.data.result?.url ?? '' })
    expect(reply.rawPayload.includes(Buffer.from('media-1.mp4'))).toBe(true)
  })

  test('decisions with their reasons go to the report centre', async () => {
    const asked = await boss.run<{ taskId: number }>(exportReasons, { from: '2030-01-01', to: '2030-01-31' })
    expect(await records().get(exportTask, asked.data.taskId)).toMatchObject({ exportType: 'ugc-decisions' })
    const wrong = await boss.refused(exportReasons, { from: '2030-02-01', to: '2030-01-31' })
    expect(wrong.code).toBe('A0400')
  })

  test('all texts of a post are put into the language of whoever reads it', async () => {
    const post = await makePost({ text: 'Hola' })
    expect((await boss.run(auditOpCommands.translate, post)).code).toBe('00000')
    expect((await now(ugcPost, post)).translation).toContain('Hola')
    const empty = await makePost({ title: null })
    expect((await boss.refused(auditOpCommands.translate, empty)).code).toBe('B01')
  })
})
