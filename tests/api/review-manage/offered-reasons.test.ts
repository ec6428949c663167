import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewTask from '../../../src/entities/review-manage/review-task'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const argument = 'review-manage.initial-review.proposeReject.reasons'

describe('the reasons that are offered for a decision', () => {
  let app: TestApp
  let lead: Caller
  beforeAll(async () => {
    app = await startTestApp()
    lead = app.as(await app.staff('super'))
    const reasons = [
      { code: 'OFF01', name: 'later', order: 20 },
      { code: 'OFF02', name: 'sooner', order: 10 },
      { code: 'OFF03', name: 'off', order: 1, enabled: false },
      { code: 'OFF04', name: 'to return', order: 2, decisions: ['return' as const] },
      { code: 'OFF05', name: 'of posts', order: 3, subjects: ['post' as const] },
    ]
    for (const { name, ...values } of reasons)
      await app.make(reviewReason, {
        subjects: ['episode'],
        decisions: ['reject'],
        enabled: true,
        ...values,
        name: { zh_CN: name, en: name },
      })
  })
  afterAll(() => app.stop())

  const offered = async (more: Readonly<Record<string, string | number>>) => {
    const { data } = await lead.get<{ label: { en: string } }[]>('/review/backend/reason/options', more)
    return data.map(({ label }) => label.en)
  }

  test('are those in use for it, in their order', async () => {
    expect(await offered({ argument })).toEqual(['of posts', 'sooner', 'later'])
  })

  test('are for what the case is', async () => {
    const task = await app.make(reviewTask, { state: 'assigned', stage: 'initial', subject: 'episode' })
    expect(await offered({ argument, of: task.id })).toEqual(['sooner', 'later'])
  })

  test('are all of them for a case that nobody sees', async () => {
    expect(await offered({ argument, of: 999_999_999 })).toEqual(['of posts', 'sooner', 'later'])
  })
})
