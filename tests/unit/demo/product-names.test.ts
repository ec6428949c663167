import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 1, now, sizes: { user: 500, device: 600, order: 600 } })
const textsOf = (entity: string, field: string) => [...demoRows(world, entity)].map((row) => String(row[field]))
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

test('a node of the delivery network is called by whose it is, what for and where', () => {
  const names = textsOf('cdnNode', 'name')
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/Cloud|Cloudflare|Akamai|CloudFront|Qiniu|Own/.test(name))).toEqual([])
})

test('an order names its product in the language of the buyer, a channel of payments by its own name', () => {
  const names = textsOf('order', 'productName')
  expect(names.filter(isChinese).length).toBeLessThan(names.length / 2)
  expect(names.filter((name) => !isChinese(name)).length).toBeGreaterThan(100)
  expect(textsOf('payChannel', 'name').filter(isChinese)).toEqual([])
})
