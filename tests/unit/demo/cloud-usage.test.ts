import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 6, now, sizes: { user: 1_000, device: 1_200 } })

describe('A day of cloud usage of the demo', () => {
  const days = [...demoRows(world, 'cloudUsageDay')]

  test('is counted in the unit of its product', () => {
    const units = new Set(days.map(({ product, unit }) => `${String(product)} ${String(unit)}`))
    expect([...units].toSorted()).toEqual([
      'cdn GB',
      'ecs hour',
      'live minute',
      'moderation request',
      'oss GB',
      'sms message',
      'transcode minute',
      'translation thousandCharacters',
      'vod GB',
    ])
  })

  test('has a country and a domain where it delivers to viewers, and nowhere else', () => {
    const delivers = new Set<unknown>(['cdn', 'live'])
    const wrong = days.filter(
      ({ product, country, domain }) =>
        (typeof country === 'number') !== delivers.has(product) ||
        (typeof domain === 'number') !== delivers.has(product),
    )
    expect(wrong).toEqual([])
  })

  test('is billed within a twentieth of its estimate', () => {
    const billed = days.filter(({ billedCost }) => typeof billedCost === 'number')
    const apart = billed.filter(
      ({ billedCost, estimatedCost }) =>
        Math.abs(Number(billedCost) - Number(estimatedCost)) > 1 + 0.05 * Number(estimatedCost),
    )
    expect(billed.length).toBeGreaterThan(5_000)
    expect(apart).toEqual([])
  })
})
