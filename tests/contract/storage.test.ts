import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutOfRange } from '../../src/server/storage/byte-range'
import { folderStorage } from '../../src/server/storage/folder-storage'
import { s3Storage } from '../../src/server/storage/s3-storage'
import type { Storage } from '../../src/server/storage/storage'
import { startBucketServer, type BucketServer } from '../support/bucket-server'

const MB = 1024 * 1024

interface Kind {
  readonly storage: Storage
  /** What a write that went wrong has left behind. */
  readonly leftovers: () => Promise<number>
  readonly stop: () => Promise<void>
}

async function folder(): Promise<Kind> {
  const path = await mkdtemp(join(tmpdir(), 'storage-'))
  return {
    storage: folderStorage(path),
    leftovers: async () => (await readdir(join(path, '.unfinished'))).length,
    stop: () => rm(path, { recursive: true }),
  }
}

async function bucket(): Promise<Kind> {
  const server = await startBucketServer()
  const options = { endpoint: server.endpoint, bucket: 'files', key: 'key', secret: 'secret', region: 'there' }
  return {
    storage: s3Storage(options),
    leftovers: () => Promise.resolve(server.unfinished.size),
    stop: () => server.stop(),
  }
}

describe.each([
  ['a folder', folder],
  ['an S3 bucket', bucket],
])('%s', (_name, open) => {
  let kind: Kind
  let storage: Storage
  beforeAll(async () => {
    kind = await open()
    storage = kind.storage
  })
  afterAll(() => kind.stop())

  const write = (key: string, content: string | Buffer) => storage.write(key, Readable.from([Buffer.from(content)]))
  const read = async (key: string) => {
    const found = await storage.read(key)
    return found && { size: found.size, content: await buffer(found.content) }
  }

  it('gives back what was written, and says its size', async () => {
    expect(await write('exports/2026/11/users.csv', 'a,b\r\n短剧')).toBe(11)
    expect(await read('exports/2026/11/users.csv')).toEqual({ size: 11, content: Buffer.from('a,b\r\n短剧') })
  })

  it('keeps an empty file', async () => {
    expect(await write('empty.txt', '')).toBe(0)
    expect(await read('empty.txt')).toMatchObject({ size: 0 })
  })

  it('keeps a file of many parts whole', async () => {
    const part = Buffer.alloc(MB, 'x')
    const size = await storage.write('large.bin', Readable.from(Array.from({ length: 20 }, () => part)))
    expect(size).toBe(20 * MB)
    expect((await read('large.bin'))?.content.equals(Buffer.alloc(20 * MB, 'x'))).toBe(true)
  })

  it.each([
    [{ first: 2, last: 4 }, { first: 2, last: 4 }, '234'],
    [{ first: 7 }, { first: 7, last: 9 }, '789'],
    [{ first: 8, last: 400 }, { first: 8, last: 9 }, '89'],
    [{ suffix: 3 }, { first: 7, last: 9 }, '789'],
    [{ suffix: 400 }, { first: 0, last: 9 }, '0123456789'],
  ])('gives back the part %j alone, and says where it lies', async (range, part, text) => {
    await write('digits.txt', '0123456789')
    const found = await storage.read('digits.txt', range)
    expect(found).toMatchObject({ size: 10, part })
    expect(found && (await buffer(found.content)).toString()).toBe(text)
  })

  it('refuses a part beyond the end, and says how long the file is', async () => {
    await write('digits.txt', '0123456789')
    await expect(storage.read('digits.txt', { first: 10 })).rejects.toMatchObject({ size: 10 })
    await expect(storage.read('digits.txt', { first: 10 })).rejects.toBeInstanceOf(OutOfRange)
    expect(await storage.read('none.txt', { first: 10 })).toBeUndefined()
  })

  it('shows the later of two files under one key', async () => {
    await write('twice.txt', 'first')
    await write('twice.txt', 'second')
    expect((await read('twice.txt'))?.content.toString()).toBe('second')
  })

  it('never shows a file whose writing has failed, and leaves nothing of it', async () => {
    const failing = Readable.from(
      (function* () {
        for (let index = 0; index < 10; index++) yield Buffer.alloc(MB)
        throw new Error('The source has failed.')
      })(),
    )
    await expect(storage.write('failing.bin', failing)).rejects.toThrow('The source has failed.')
    expect(await read('failing.bin')).toBeUndefined()
    expect(await kind.leftovers()).toBe(0)
  })

  it('has nothing under a key that was removed, or never written', async () => {
    await write('removed.txt', 'x')
    await storage.remove('removed.txt')
    await storage.remove('never.txt')
    expect(await read('removed.txt')).toBeUndefined()
    expect(await read('never.txt')).toBeUndefined()
  })

  it.each(['../outside.txt', '/etc/passwd', 'a/../../b', '.unfinished/x', 'a\\..\\b', 'a//b', ''])(
    'refuses %j, which is no key',
    async (key) => {
      await expect(write(key, 'x')).rejects.toThrow('is no storage key')
      await expect(storage.read(key)).rejects.toThrow('is no storage key')
    },
  )
})

describe('an S3 bucket that refuses', () => {
  let server: BucketServer
  beforeAll(async () => {
    server = await startBucketServer()
  })
  afterAll(() => server.stop())

  it('says so, with what it said', async () => {
    const options = { endpoint: server.endpoint, bucket: 'files', key: 'another', secret: 'x', region: 'there' }
    await expect(s3Storage(options).read('a.txt')).rejects.toThrow(/403 .*SignatureDoesNotMatch/)
  })
})
