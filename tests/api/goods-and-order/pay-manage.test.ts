import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rotateKey } from '../../../commands/goods-and-order/pay-manage'
import { approve } from '../../../commands/system/report-center/approvals'
import payChannel from '../../../src/entities/goods-and-order/pay-channel'
import approval from '../../../src/entities/staff-manage/approval'
import type { Entity } from '../../../src/schema/entity'
import { settleDue } from '../../../src/server/clock/settle-due'
import { Records } from '../../../src/server/db/records'
import { formerCredentials } from '../../../src/server/domain/payments/credentials'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
let other: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
  other = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)

describe('credentials of a payment channel', () => {
  test('are shown by their last characters, rotated by two, and kept a day longer', async () => {
    const old = [{ name: 'apiKey', text: 'old-secret-key-1234' }]
    const channel = await app.make(payChannel, { name: 'pay', credentials: old, currencies: [{ code: 'USD' }] })
    const seen = () => boss.read<{ credentials: unknown }>(payChannel, channel.id)
    expect((await seen()).data.credentials).toEqual([{ name: 'apiKey', text: '•••1234' }])
    const fresh = [{ name: 'apiKey', text: 'new-secret-key-5678' }]
    const body = { id: channel.id, version: channel.version, credentials: fresh }
    expect(await boss.save(payChannel, body)).toMatchObject({ code: 'A0400' })

    const { code } = await boss.run(rotateKey, channel, { credentials: fresh, reason: 'leaked' })
    expect(code).toBe('00000')
    const [request] = await records().where(approval, { state: 'pending', entity: 'payChannel' })
    expect(JSON.stringify(request?.args)).not.toContain('5678')
    expect((await other.run(approve, request!)).code).toBe('00000')
    expect(await now(approval, request!)).toMatchObject({ state: 'approved', sealed: null })
    expect(await now(payChannel, channel)).toMatchObject({ credentials: fresh, formerCredentials: old })
    expect((await seen()).data.credentials).toEqual([{ name: 'apiKey', text: '•••5678' }])

    await settleDue(app.services, formerCredentials, new Date(Date.now() + 23 * 3_600_000))
    expect(await now(payChannel, channel)).toMatchObject({ formerCredentials: old })
    await settleDue(app.services, formerCredentials, new Date(Date.now() + 25 * 3_600_000))
    expect(await now(payChannel, channel)).toMatchObject({ formerCredentials: null, formerUntil: null })
  })
})
