import { expect, test } from 'vitest'
import { apart, spaced } from '../../../src/schema/spaced'

test('Chinese and Latin writing are set apart where texts meet', () => {
  expect(spaced('新增', 'VIP', '商品')).toBe('新增 VIP 商品')
  expect(spaced('新增', '商品')).toBe('新增商品')
})

test('a text that was put together has a space where its writings meet, and no second one', () => {
  expect(apart('5小时后')).toBe('5 小时后')
  expect(apart('审核人30 日准确率')).toBe('审核人 30 日准确率')
  expect(apart('内容ID')).toBe('内容 ID')
  expect(apart('in 5 hours')).toBe('in 5 hours')
})
