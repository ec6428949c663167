import { expect, test } from 'vitest'
import { createSpeedMeter, secondsLeft } from '../../../../../src/client/engine/uploads/speed'

test('the speed is that of the last ten seconds', () => {
  const meter = createSpeedMeter()
  expect(meter.speed(0)).toBeUndefined()
  meter.add(500, 0)
  meter.add(1_000, 500)
  expect(meter.speed(500)).toBeUndefined()
  meter.add(1_000, 1_000)
  expect(meter.speed(2_000)).toBe(1_000)
  meter.add(100, 20_000)
  meter.add(300, 22_000)
  expect(meter.speed(22_000)).toBe(150)
})

test('a time is told only where something goes', () => {
  expect(secondsLeft(1_500, 1_000)).toBe(2)
  expect(secondsLeft(0, 1_000)).toBe(0)
  expect(secondsLeft(1_500, undefined)).toBeUndefined()
  expect(secondsLeft(1_500, 0)).toBeUndefined()
})
