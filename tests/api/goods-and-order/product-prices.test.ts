import { afterAll, beforeAll, expect, test } from 'vitest'
import market from '../../../src/entities/vip-manage/market'
import product from '../../../src/entities/vip-manage/product'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

test('a product is priced in a market in the currency that it sells in, and in no other', async () => {
  const { id } = await app.make(market, { name: 'Web · Mexico', currency: 'MXN' })
  const save = (currency: string) =>
    boss.save(product, {
      ...{
        sku: 'season-pass',
        kind: 'gatePass',
        name: { zh_CN: '通行证', en: 'Pass' },
        basePrice: 699,
        currency: 'USD',
      },
      prices: [{ market: id, price: 99_00, currency }],
    })
  expect(await save('USD')).toMatchObject({ code: 'A0400', data: { field: 'prices' } })
  expect(await save('MXN')).toMatchObject({ code: '00000' })
})
