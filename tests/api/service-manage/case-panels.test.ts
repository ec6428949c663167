import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import order from '../../../src/entities/goods-and-order/order'
import feedback from '../../../src/entities/service-manage/feedback'
import user from '../../../src/entities/user-manage/user'
import type { Row } from '../../../src/schema/entity'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

interface PanelAnswer {
  readonly rows?: readonly (Readonly<Record<string, unknown>> & { readonly id: number })[]
  readonly withheld?: true
}

describe('the panels of a case', () => {
  const desk = 'ServiceManage:feedbackList'
  let app: TestApp
  let ticket: Row<typeof feedback>
  let bought: Row<typeof order>
  beforeAll(async () => {
    app = await startTestApp()
    const { id } = await app.make(user, { nickname: 'Ayu' })
    bought = await app.make(order, { user: id, orderNo: 'A1', kind: 'coins', productName: '600 coins' })
    ticket = await app.make(feedback, { user: id, content: 'Coins did not arrive', category: 'payment' })
  })
  afterAll(() => app.stop())

  const panel = (staff: Staff, key: string) =>
    app
      .as(staff)
      .get<PanelAnswer>('/service/backend/feedback/panel', { page: 'service-manage.feedback-list', key, id: ticket.id })

  test('tell of what refers to the user of the case, as far as other pages show it to the account', async () => {
    const staff = await app.staff([desk, 'GoodsAndOrder:orderItemized'])
    const { data } = await panel(staff, 'orders')
    expect(data.rows?.map(({ id, orderNo }) => [id, orderNo])).toEqual([[bought.id, 'A1']])
  })

  test('come with what lists draw under the names of such records', async () => {
    const staff = await app.staff([desk, 'GoodsAndOrder:orderItemized'])
    const { data } = await panel(staff, 'orders')
    expect(data.rows?.map(({ productName }) => productName)).toEqual(['600 coins'])
  })

  test('are no door: who sees no orders anywhere is told of none, without an error', async () => {
    const staff = await app.staff([desk])
    for (const key of ['orders', 'user', 'bans']) {
      const { code, data } = await panel(staff, key)
      expect([code, data]).toEqual(['00000', { withheld: true }])
    }
  })

  test('are read by the right to the queue alone', async () => {
    const staff = await app.staff(['GoodsAndOrder:orderItemized'])
    expect((await panel(staff, 'orders')).code).toBe('A0301')
    const agent = await app.staff([desk])
    expect((await panel(agent, 'noSuchPanel')).code).toBe('A0301')
  })
})
