import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replaceReason, previewMessage } from '../../../commands/review-manage/reason-list'
import language from '../../../src/entities/develop-manage/language'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewReason from '../../../src/entities/review-manage/review-reason'
import reviewTask from '../../../src/entities/review-manage/review-task'
import reasonListPage from '../../../src/pages/review-manage/reason-list'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('the reasons that reviewers give', () => {
  let app: TestApp
  let lead: Caller
  beforeAll(async () => {
    app = await startTestApp()
    lead = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)

  describe('a reason', () => {
    let codes = 10
    const makeReason = (values: object = {}) =>
      app.make(reviewReason, { code: `RSN${++codes}`, subjects: ['episode'], decisions: ['reject'], ...values })
    const save = (row: Row<typeof reviewReason>, values: object) =>
      lead.save(reviewReason, { id: row.id, version: row.version, ...values })

    test('that is critical costs six points and cannot be put right', async () => {
      const row = await makeReason({ severity: 'serious' })
      expect((await save(row, { severity: 'critical', points: 5 })).code).toBe('A0400')
      expect((await save(row, { severity: 'critical', points: 6, fixable: true })).code).toBe('A0400')
      expect((await save(row, { severity: 'critical', points: 6 })).code).toBe('00000')
    })

    test('has a key of its own among those for the same content', async () => {
      const [first, second] = [await makeReason({ key: 'q' }), await makeReason()]
      expect(first.key).toBe('q')
      expect((await save(second, { key: 'q' })).code).toBe('A0400')
    })

    test('that was used keeps its code and is not deleted', async () => {
      const row = await makeReason()
      await app.make(reviewDecision, { reasons: [row.id] })
      expect((await save(row, { code: 'NEW01' })).code).toBe('A0400')
      expect((await lead.refused(commandOf(reasonListPage, 'delete'), row)).code).toBe('B01')
    })

    test('is replaced in what is open, while what was decided keeps it', async () => {
      const [from, into] = [await makeReason({ key: 'w' }), await makeReason()]
      const task = await app.make(reviewTask, { state: 'assigned', reasons: [from.id] })
      const decided = await app.make(reviewDecision, { reasons: [from.id] })
      const { code } = await lead.run(replaceReason, from, { into: into.id })
      expect(code).toBe('00000')
      expect((await now(reviewTask, task)).reasons).toEqual([into.id])
      expect((await now(reviewDecision, decided)).reasons).toEqual([from.id])
      expect(await now(reviewReason, from)).toMatchObject({ enabled: false, key: null })
      expect((await now(reviewReason, into)).key).toBe('w')
    })

    test('is read as users read it, with its placeholders filled', async () => {
      const row = await makeReason({ userMessage: { zh_CN: '不行', en: 'At {{time}}, appeal in {{appealDays}} days' } })
      const english = await app.make(language, { code: 'en' })
      const { data } = await lead.run(previewMessage, row, {
        language: english.id,
      })
      expect(data.result.findings[0]?.value).toBe('At 12:34, appeal in 30 days')
    })
  })
})
