import type { Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '../../../../src/server/db/database'
import { keepRead } from '../../../../src/server/db/keep-read'

const db = {} as Kysely<Database>

test('what is read of a version is read once, and again when there is another', async () => {
  let version = 'first'
  const read = vi.fn((_db: Kysely<Database>, of: string) => Promise.resolve(`the ${of}`))
  const kept = keepRead(() => Promise.resolve(version), read)
  expect(await kept(db)).toEqual({ version: 'first', value: 'the first' })
  expect(await kept(db)).toEqual({ version: 'first', value: 'the first' })
  expect(read).toHaveBeenCalledOnce()
  version = 'second'
  expect(await kept(db)).toEqual({ version: 'second', value: 'the second' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('a reading that failed is not kept', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('there')
  const kept = keepRead(() => Promise.resolve('only'), read)
  await expect(kept(db)).rejects.toThrow('gone')
  expect((await kept(db)).value).toBe('there')
})
