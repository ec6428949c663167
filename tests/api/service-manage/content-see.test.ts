import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contentSee from '../../../commands/service-manage/content-see'
import contentItem from '../../../src/entities/movie-manage/content-item'
import user from '../../../src/entities/user-manage/user'
import type { Finding } from '../../../src/schema/findings'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

let app: TestApp
let agent: Staff
beforeAll(async () => {
  app = await startTestApp()
  agent = await app.staff([
    'ServiceManage:contentSee',
    'ServiceManage:contentSee.check',
    'ServiceManage:contentSee.matrix',
  ])
})
afterAll(() => app.stop())

const check = (args: object) => app.as(agent).run<{ sentence: string; findings: Finding[] }>(contentSee.check, args)

test('an agent is told what keeps a user from a title, with a sentence for them', async () => {
  const title = await app.make(contentItem, { type: 'movie', areas: [-1], access: 'free', state: 'offShelf' })
  const viewer = await app.make(user)
  const { code, data } = await check({ content: title.id, user: viewer.id })
  expect(code).toBe('00000')
  expect(data.sentence).toBe('This title is not available at the moment.')
  expect(data.findings.find(({ caption }) => caption === 'visibility.published')).toMatchObject({ tone: 'bad' })
  expect(data.findings.find(({ caption }) => caption === 'visibility.area')).toMatchObject({ tone: 'good' })
})

test('neither a title nor a ticket is nothing to check', async () => {
  expect((await check({})).code).toBe('A0400')
})
