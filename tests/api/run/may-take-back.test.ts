import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hold } from '../../../commands/cash-out/cash-out-manage'
import cashOut from '../../../src/entities/cash-out/cash-out'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('whether something can be taken back', () => {
  let app: TestApp
  let clerk: Caller
  let other: Caller
  beforeAll(async () => {
    app = await startTestApp()
    ;[clerk, other] = [app.as(await app.staff('super')), app.as(await app.staff('super'))]
  })
  afterAll(() => app.stop())

  const may = async (as: Caller, ids: readonly number[]) =>
    (await as.post('/auth/backend/auditEntry/undo', { ids, dryRun: true })).code
  const stateOf = async (id: number) => (await new Records(app.db, null, new Date()).get(cashOut, id)).state

  it('is said without taking it back, to who did it alone, and until somebody has changed the record since', async () => {
    const row = await app.make(cashOut, { state: 'pending', riskFlags: [] })
    const { data } = await clerk.run(hold, [row], { reason: 'papers are missing' })
    expect(await may(clerk, data.auditIds)).toBe('00000')
    expect(await stateOf(row.id)).toBe('onHold')
    expect(await may(other, data.auditIds)).toBe('B01')
    await app.db.updateTable('cash_out').set({ state: 'rejected' }).where('id', '=', row.id).execute()
    expect(await may(clerk, data.auditIds)).toBe('B01')
  })
})
