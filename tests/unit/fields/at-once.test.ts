import { expect, test } from 'vitest'
import { atOnce } from '../../../src/fields/at-once'

test('A concurrency helper for batch tasks takes a limit.', async () => {
  const waiting: (() => void)[] = []
  let most = 0
  let under = 0
  const running = atOnce(2, [1, 2, 3, 4, 5], async (item) => {
    most = Math.max(most, ++under)
    await new Promise<void>((resolve) => waiting.push(resolve))
    under--
    return item * 10
  })
  for (let done = 0; done < 5; done++) {
    while (waiting.length === 0) await Promise.resolve()
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const results = await running
  expect(most).toBe(2)
  expect(results).toEqual([10, 20, 30, 40, 50].map((value) => ({ status: 'fulfilled', value })))
})

test('one that fails, even before it awaits anything, neither stops nor hides the others, which keep their order', async () => {
  const counts: number[] = []
  const results = await atOnce(
    3,
    ['1', 'b', '3', '4'],
    (item) => Promise.resolve(JSON.parse(item)),
    (count) => counts.push(count),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(results).toMatchObject([{ value: 1 }, {}, { value: 3 }, { value: 4 }])
  expect(counts).toEqual([1, 2, 3, 4])
  expect(await atOnce(3, [], () => Promise.resolve(1))).toEqual([])
})
