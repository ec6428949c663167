import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutOfRange } from '../../src/server/storage/byte-range'
import { folderStorage } from '../../src/server/storage/folder-storage'
import { s3Storage } from '../../src/server/storage/s3-storage'
import type { Storage } from '../../src/server/storage/storage'
import { StorageFault } from '../../src/server/storage/storage-fault'
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

  it('tells the keys of all that stands there, and of nothing that is half written', async () => {
    const listed = async () => {
      const keys: string[] = []
      for await (const key of storage.keys()) keys.push(key)
      return keys.sort()
    }
    for (const key of await listed()) await storage.remove(key)
    expect(await listed()).toEqual([])
    for (const key of ['a.txt', 'b/c.txt', 'b/d/e.txt', 'b/d/f.txt', 'g.txt']) await write(key, 'x')
    expect(await listed()).toEqual(['a.txt', 'b/c.txt', 'b/d/e.txt', 'b/d/f.txt', 'g.txt'])
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

describe('a folder on a disk without room', () => {
  it('says so, shows nothing of the file, and takes the next one when there is room', async () => {
    const path = await mkdtemp(join(tmpdir(), 'full-'))
    // Whatever is written there, the kernel answers that there is no room.
    let isFull = true
    const storage = folderStorage(path, (draft) => createWriteStream(isFull ? '/dev/full' : draft))
    const write = () => storage.write('a/b.txt', Readable.from([Buffer.alloc(MB)]))
    await expect(write()).rejects.toMatchObject({ name: 'StorageFault', kind: 'full' })
    expect(await storage.read('a/b.txt')).toBeUndefined()
    expect(await readdir(join(path, '.unfinished'))).toEqual([])
    isFull = false
    expect(await write()).toBe(MB)
    await rm(path, { recursive: true })
  })

  it('is looked at anew by each write where it could not be prepared', async () => {
    const path = await mkdtemp(join(tmpdir(), 'away-'))
    const folderOf = join(path, 'files')
    await writeFile(folderOf, 'in the way')
    const storage = folderStorage(folderOf)
    const write = () => storage.write('a.txt', Readable.from([Buffer.from('x')]))
    await expect(write()).rejects.toThrow()
    await rm(folderOf)
    expect(await write()).toBe(1)
    await rm(path, { recursive: true })
  })
})

describe('a bucket that does not do its part', () => {
  const patience = { answer: 1_500, part: 1_500, silence: 200 }
  let server: BucketServer
  let storage: Storage
  beforeAll(async () => {
    server = await startBucketServer()
    const options = { endpoint: server.endpoint, bucket: 'files', key: 'key', secret: 'secret', region: 'there' }
    storage = s3Storage(options, patience)
  })
  afterAll(() => server.stop())
  const whole = Buffer.alloc(MB, 'x')
  const write = (parts = 1) => storage.write('a.bin', Readable.from(Array.from({ length: parts }, () => whole)))

  it.each([
    ['refuses', { status: 403, said: '<Code>AccessDenied</Code>' }, 'away'],
    ['is overloaded', { status: 503 }, 'away'],
    ['does not exist', { status: 404, said: '<Code>NoSuchBucket</Code>' }, 'away'],
    ['has no room', { status: 507 }, 'full'],
    ['never answers', 'silent', 'away'],
  ] as const)(
    '%s: every call says so, within its time, and nothing is taken for stored or for missing',
    async (_name, fault, kind) => {
      server.fault = fault
      await expect(write()).rejects.toMatchObject({ name: 'StorageFault', kind })
      await expect(write(20)).rejects.toMatchObject({ name: 'StorageFault', kind })
      await expect(storage.read('a.bin')).rejects.toBeInstanceOf(StorageFault)
      server.fault = undefined
      expect(await storage.read('a.bin')).toBeUndefined()
      expect(server.unfinished.size).toBe(0)
    },
  )

  it('breaks off what it sends: its reader is told, and waits no longer than that', async () => {
    await write()
    server.isHalting = true
    const found = await storage.read('a.bin')
    await expect(buffer(found!.content)).rejects.toBeInstanceOf(StorageFault)
    server.isHalting = false
    expect((await buffer((await storage.read('a.bin'))!.content)).length).toBe(MB)
  })

  it('leaves a slow reader its time', async () => {
    const found = await storage.read('a.bin')
    await new Promise((resolve) => setTimeout(resolve, 2 * patience.silence))
    expect((await buffer(found!.content)).length).toBe(MB)
  })
})
