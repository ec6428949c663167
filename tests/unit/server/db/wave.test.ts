import { expect, it } from 'vitest'
import { NotSideBySide, Wave } from '../../../../src/server/db/wave'

/** Doubles numbers, and tells which were asked for together. */
function doubling() {
  const together: (readonly number[])[] = []
  const double = (numbers: readonly number[]) => {
    together.push(numbers)
    return Promise.resolve(numbers.map((number) => number * 2))
  }
  return { together, double }
}

it('asks together what several ask alike, and answers each', async () => {
  const wave = new Wave()
  const { together, double } = doubling()
  const walk = async (start: number) => wave.ask('double', await wave.ask('double', start, double), double)
  expect(await Promise.all([1, 2, 3].map(walk))).toEqual([4, 8, 12])
  expect(together).toEqual([
    [1, 2, 3],
    [2, 4, 6],
  ])
})

it('keeps those together that were together', async () => {
  const wave = new Wave()
  const { together, double } = doubling()
  const walk = async (start: number) => {
    await wave.ask('other', start, (starts: readonly number[]) => Promise.resolve(starts))
    return wave.ask('double', start, double)
  }
  expect(await Promise.all([2, 3, 4].map(walk))).toEqual([4, 6, 8])
  expect(together).toEqual([[2, 3, 4]])
})

it('tells all who asked together that it went wrong, and goes on', async () => {
  const wave = new Wave()
  const { double } = doubling()
  const fail = () => Promise.reject(new Error('broken'))
  const ends = await Promise.allSettled([1, 2].map((number) => wave.ask('fail', number, fail)))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await wave.ask('double', 4, double)).toBe(8)
})

it('lets several read a record, and stops who changes what another one has read or changed', () => {
  const wave = new Wave()
  const [one, other] = [{}, {}]
  wave.reads(one, 'label', 7)
  wave.reads(other, 'label', 7)
  expect(() => wave.writes(one, 'label', 7)).toThrow(NotSideBySide)
  wave.writes(one, 'device', 1)
  wave.writes(one, 'device', 1)
  wave.reads(one, 'device', 1)
  expect(() => wave.writes(other, 'device', 1)).toThrow(NotSideBySide)
  expect(() => wave.reads(other, 'device', 1)).toThrow(NotSideBySide)
  wave.writes(other, 'device', 2)
})
