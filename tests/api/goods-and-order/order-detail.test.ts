import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redeliver, requestRefund } from '../../../commands/goods-and-order/order-itemized'
import order from '../../../src/entities/goods-and-order/order'
import orderRefund from '../../../src/entities/goods-and-order/order-refund'
import feedback from '../../../src/entities/service-manage/feedback'
import device from '../../../src/entities/user-manage/device'
import user from '../../../src/entities/user-manage/user'
import type { Row } from '../../../src/schema/entity'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

interface PanelAnswer {
  readonly rows?: readonly (Readonly<Record<string, unknown>> & { readonly id: number })[]
  readonly withheld?: true
}

describe('the page of an order', () => {
  const page = 'GoodsAndOrder:orderDetail'
  let app: TestApp
  let bought: Row<typeof order>
  let other: Row<typeof order>
  let ticket: Row<typeof feedback>
  let phone: Row<typeof device>
  let buyer: number
  beforeAll(async () => {
    app = await startTestApp()
    buyer = (await app.make(user, { nickname: 'Ayu' })).id
    phone = await app.make(device, { deviceId: 'd1' })
    const values = { user: buyer, kind: 'coins', amount: 900, currency: 'USD', state: 'delivered' } as const
    bought = await app.make(order, { ...values, orderNo: 'A1', device: phone.id })
    other = await app.make(order, { ...values, orderNo: 'A2' })
    ticket = await app.make(feedback, { order: bought.id, content: 'Coins did not arrive', category: 'payment' })
    await app.make(feedback, { order: other.id, content: 'Paid twice', category: 'payment' })
  })
  afterAll(() => app.stop())

  const panel = (staff: Staff, key: string, id = bought.id) =>
    app.as(staff).get<PanelAnswer>('/pay/backend/order/panel', { page: 'goods-and-order.order-detail', key, id })

  test('is read by its own right', async () => {
    const clerk = app.as(await app.staff([page]))
    const read = await clerk.get<{ orderNo: string }>('/pay/backend/order/detail', { id: bought.id })
    expect([read.code, read.data.orderNo]).toEqual(['00000', 'A1'])
    const nobody = app.as(await app.staff([]))
    expect((await nobody.get('/pay/backend/order/detail', { id: bought.id })).code).toBe('A0301')
  })

  test('tells the tickets about this order, and the device that it was made on', async () => {
    const agent = await app.staff([page, 'ServiceManage:feedbackList', 'UserManage:userDetail'])
    expect((await panel(agent, 'ticketsAbout')).data.rows?.map(({ id }) => id)).toEqual([ticket.id])
    expect((await panel(agent, 'device')).data.rows?.map(({ id }) => id)).toEqual([phone.id])
    expect((await panel(agent, 'device', other.id)).data).toEqual({ withheld: true })
  })

  test('tells no more than the pages of whoever reads it show, without an error', async () => {
    const clerk = await app.staff([page])
    for (const key of ['ticketsAbout', 'user', 'device', 'bans']) {
      const { code, data } = await panel(clerk, key)
      expect([key, code, data]).toEqual([key, '00000', { withheld: true }])
    }
    expect((await panel(await app.staff(['ServiceManage:feedbackList']), 'ticketsAbout')).code).toBe('A0301')
  })

  test('lists the refunds of this order alone', async () => {
    await app.make(orderRefund, { order: bought.id, refundNo: 'R1', amount: 100 })
    await app.make(orderRefund, { order: other.id, refundNo: 'R2', amount: 100 })
    const clerk = app.as(await app.staff([page]))
    const { data } = await clerk.post<{ rows: readonly { refundNo: string }[] }>('/pay/backend/refund/page', {
      page: 'goods-and-order.order-detail',
      filters: { order: { is: [bought.id] } },
      columns: ['refundNo'],
    })
    expect(data.rows.map(({ refundNo }) => refundNo)).toEqual(['R1'])
  })

  test('offers what can be done with an order by the rights to the list alone', async () => {
    const clerk = app.as(await app.staff([page]))
    const why = { amount: 100, reasonCode: 'duplicate', reason: 'asked for' }
    expect((await clerk.refused(requestRefund, bought, why)).code).toBe('A0301')
    expect((await clerk.refused(redeliver, bought, { reason: 'never came' })).code).toBe('A0301')
    const rights = ['GoodsAndOrder:orderItemized', 'GoodsAndOrder:orderItemized.requestRefund']
    const agent = app.as(await app.staff([page, ...rights]))
    expect((await agent.run(requestRefund, bought, why)).code).toBe('00000')
  })
})
