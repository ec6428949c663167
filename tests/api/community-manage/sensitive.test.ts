import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sensitive from '../../../commands/community-manage/sensitive'
import comment from '../../../src/entities/community-manage/comment'
import sensitiveWord from '../../../src/entities/community-manage/sensitive-word'
import user from '../../../src/entities/user-manage/user'
import type { Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const makeComment = async (values: Partial<Row<typeof comment>> = {}) =>
  app.make(comment, { author: (await app.make(user)).id, text: 'hello', state: 'published', ...values })

describe('sensitive words', () => {
  const hits = async (text: string) =>
    (await boss.run(sensitive.testText, { text, scene: 'comment' })).data.findings?.filter(({ caption }) =>
      caption.endsWith('.hit'),
    ) ?? []

  test('tell what would become of a text, except in the phrases where they are allowed', async () => {
    const word = await app.make(sensitiveWord, {
      word: 'bomb',
      scenes: ['comment'],
      action: 'block',
      match: 'contains',
    })
    expect(await hits('a bomb')).toHaveLength(1)
    const except = (phrase: string) => boss.run(sensitive.addException, word, { phrase })
    expect((await except('hello')).code).toBe('A0400')
    expect((await except('Photobomb')).code).toBe('00000')
    expect((await except('Photobomb')).code).toBe('B01')
    expect(await hits('what a photobomb')).toEqual([])
    expect(await hits('photobomb or bomb')).toHaveLength(1)
  })

  test('are added by the column; what another covers is told and left out', async () => {
    await app.make(sensitiveWord, { word: 'casino', scenes: ['comment'], match: 'contains' })
    const batch = {
      words: 'roulette\ncasino\nbest casino\n\nroulette',
      category: 'gambling',
      scenes: ['comment' as const],
      action: 'mask' as const,
    }
    const { data } = await boss.run(sensitive.addBatch, batch)
    expect(data.findings).toMatchObject([
      { caption: 'community-manage.sensitive.added', value: 1 },
      { caption: 'community-manage.sensitive.there', params: { word: 'casino' } },
      { caption: 'community-manage.sensitive.covered', params: { word: 'best casino' } },
    ])
    expect(await records().where(sensitiveWord, { word: 'roulette' })).toHaveLength(1)
  })

  test('are tried on what was said lately, and found in what was rejected', async () => {
    const word = await app.make(sensitiveWord, { word: 'lottery', scenes: ['comment'], match: 'contains' })
    await makeComment({ text: 'Win the LOTTERY' })
    const tried = await boss.run(sensitive.backTest, [word])
    expect(tried.data.result?.findings[0]).toMatchObject({ params: { word: 'lottery' }, value: 1 })
    for (let nth = 0; nth < 3; nth++) await makeComment({ text: `telegramxyz ${nth}`, state: 'rejected' })
    const mined = (await boss.run(sensitive.proposeMined)).data.findings ?? []
    expect(mined.map(({ params }) => params?.word)).toContain('telegramxyz')
  })
})
