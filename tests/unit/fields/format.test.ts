import { expect, test } from 'vitest'
import { majorText, minorUnits } from '../../../src/fields/currency'
import { formatValue } from '../../../src/fields/field-types'
import {
  formatDuration,
  formatInstant,
  formatMoney,
  formatNumber,
  formatMoneyShort,
  formatPercent,
  formatRelative,
  formatBitRate,
  formatBytes,
  formatShort,
  pickCaption,
} from '../../../src/fields/format'
import { areas, captions, manyOf, money, oneOf, ref } from '../../../src/fields'

const context = { language: 'en', zone: 'UTC', caption: (id: string) => id, captionId: 'user.state' }

test.each([
  [123_456, 'USD', 'USD 1,234.56'],
  [123_456, 'VND', 'VND 123,456'],
  [123_456, 'IDR', 'IDR 123,456'],
  [123_456, 'KWD', 'KWD 123.456'],
  [-5, 'OMR', 'OMR -0.005'],
  [9_007_199_254_740_991, 'BHD', 'BHD 9,007,199,254,740.991'],
  [100, undefined, '1.00'],
])('%d minor units of %s read %s', (minor, code, text) => {
  expect(formatMoney(minor, code, 'en')).toBe(text)
})

test('money takes the currency that stands beside it, or its own', () => {
  expect(formatValue(150, money(), { ...context, row: { currency: 'JPY' } })).toBe('JPY 150')
  expect(
    formatValue(150, money({ currency: 'market.currency' }), { ...context, row: { 'market.currency': 'EUR' } }),
  ).toBe('EUR 1.50')
  expect(formatValue(150, money({ code: 'USD' }), { ...context, row: { currency: 'JPY' } })).toBe('USD 1.50')
})

test.each([
  ['1,234.5', 'USD', 123_450],
  ['-0.05', 'USD', -5],
  ['0.005', 'USD', undefined],
  ['7', 'VND', 7],
  ['7.5', 'VND', undefined],
  ['1.234', 'KWD', 1_234],
  ['ten', 'USD', undefined],
  ['-0', 'USD', 0],
])('%s typed in %s is %s minor units', (typed, code, minor) => {
  expect(minorUnits(typed, code)).toBe(minor)
})

test('majors are exact where a division would round', () => {
  expect(majorText(9_007_199_254_740_991, 'USD')).toBe('90071992547409.91')
  expect(majorText(-7, 'USD')).toBe('-0.07')
})

test.each([
  [999, '999'],
  [1_000, '1k'],
  [1_234_567, '1.2M'],
  [999_960, '1M'],
  [-2_500_000_000, '-2.5G'],
  [3e12, '3T'],
  [4e15, '4P'],
  [5e18, '5E'],
])('%d reads %s at a glance', (value, text) => {
  expect(formatShort(value)).toBe(text)
})

test('sizes and rates are told in the unit that fits', () => {
  expect(formatBytes(1_751_732)).toBe('1.8 MB')
  expect(formatBytes(80_000_000_000)).toBe('80 GB')
  expect(formatBitRate(143_066_621)).toBe('143.1 Mbit/s')
  expect(formatBitRate(900)).toBe('900 bit/s')
})

test.each([
  [-5_000_000, 'USD', 'en', '-$50k'],
  [1_200_000, 'JPY', 'en', '¥1.2M'],
  [5_000_000, 'USD', 'zh', 'US$50k'],
  [250_000, 'USDT', 'en', 'USDT 2.5k'],
])('%d of %s reads at a glance in %s: %s', (minor, code, language, text) => {
  expect(formatMoneyShort(minor, code, language)).toBe(text)
})

test.each([
  [59, '0:59'],
  [125, '2:05'],
  [3_725, '1:02:05'],
  [90_000, '25:00:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test('relative times are minutes under an hour, hours under a day, otherwise days', () => {
  const now = Date.parse('2026-03-15T12:00:00Z')
  const ago = (ms: number) => formatRelative(new Date(now - ms).toISOString(), now, 'en')
  expect(ago(59 * 60_000)).toBe('59 minutes ago')
  expect(ago(60 * 60_000)).toBe('1 hour ago')
  expect(ago(23.9 * 3_600_000)).toBe('23 hours ago')
  expect([ago(10_000), ago(-10_000)]).toEqual(['just now', 'just now'])
  expect(ago(400 * 86_400_000)).toBe('400 days ago')
  expect(ago(-2 * 3_600_000)).toBe('in 2 hours')
  expect(formatRelative('2026-03-15T11:55:00Z', now, 'zh')).toBe('5 分钟前')
})

test('a moment reads in the zone of the reader', () => {
  expect(formatInstant('2026-01-31T16:00:00.000Z', 'Asia/Shanghai')).toBe('2026-02-01 00:00:00')
  expect(formatInstant('2026-01-31T16:00:00.000Z', 'America/New_York')).toBe('2026-01-31 11:00:00')
})

test('numbers are grouped, shares carry their sign', () => {
  expect(formatNumber(1_204_331, 'en')).toBe('1,204,331')
  expect(formatNumber(0.1, 'zh')).toBe('0.1')
  expect(formatPercent(12.5, 'en')).toBe('12.5%')
})

test('captions are read in the reader’s language, else in English', () => {
  expect(pickCaption({ zh_CN: '剧', en: 'Series' }, 'zh')).toBe('剧')
  expect(pickCaption({ zh_CN: '剧', en: 'Series' }, 'es')).toBe('Series')
  expect(pickCaption({ zh_CN: '剧', en: '' }, 'en')).toBe('剧')
})

test('codes read by their captions, references by their labels', () => {
  expect(formatValue('normal', oneOf(['normal']), context)).toBe('user.state.normal')
  expect(formatValue(['a', 'b'], manyOf(['a', 'b']), { ...context, language: 'zh' })).toBe('user.state.a、user.state.b')
  expect(formatValue({ id: 7, label: { zh_CN: '安', en: 'Ann' } }, ref('user'), context)).toBe('Ann')
  expect(formatValue(7, ref('user'), context)).toBe('#7')
  expect(formatValue([-1], areas({ group: 'state' }), context)).toBe('field.allAreas')
  expect(formatValue({ zh_CN: '安', en: 'Ann' }, captions(), { ...context, language: 'zh' })).toBe('安')
})
