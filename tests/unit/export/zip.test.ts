import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { zip, type ZipFile } from '../../../src/server/storage/zip'

const files = (...given: readonly (readonly [name: string, text: string])[]) =>
  (async function* (): AsyncGenerator<ZipFile> {
    for (const [name, text] of given) yield { name, content: Readable.from([Buffer.from(text)]) }
  })()

/** Reads an archive by its table of contents, as programs do that open one. */
function unzip(archive: Buffer): { name: string; text: string; isIntact: boolean }[] {
  const end = archive.length - 22
  let at = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const [sum, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset))
    const length = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const start = archive.readUInt32LE(at + 42) + 30 + length
    const plain = inflateRawSync(archive.subarray(start, start + packed!))
    at += 46 + length
    return { name, text: plain.toString(), isIntact: crc32(plain) === sum && plain.length === size }
  })
}

it('an archive holds every file whole, under its name', async () => {
  const long = '短剧,1\r\n'.repeat(100_000)
  expect(unzip(await buffer(zip(files(['用户 2026-11-21.csv', long], ['empty.csv', '']))))).toEqual([
    { name: '用户 2026-11-21.csv', text: long, isIntact: true },
    { name: 'empty.csv', text: '', isIntact: true },
  ])
})

it('files of one name are told apart in an archive', async () => {
  const names = unzip(await buffer(zip(files(['a.csv', '1'], ['a.csv', '2'], ['a.csv', '3'])))).map(({ name }) => name)
  expect(names).toEqual(['a.csv', 'a (2).csv', 'a (3).csv'])
})

it('an archive fails where one of its files does', async () => {
  const failing = Readable.from(
    (function* () {
      yield Buffer.from('x')
      throw new Error('The source has failed.')
    })(),
  )
  const broken = (async function* () {
    yield { name: 'a.csv', content: failing }
  })()
  await expect(buffer(zip(broken))).rejects.toThrow('The source has failed.')
})

it('an archive fails where one of its files was closed before it was read', async () => {
  const closed = (async function* () {
    yield { name: 'a.csv', content: Readable.from(['x']).destroy() }
  })()
  await expect(buffer(zip(closed))).rejects.toThrow('closed before it was read')
})

it('a reader who leaves closes the file that is being read', async () => {
  const endless = Readable.from(
    (function* () {
      while (true) yield Buffer.alloc(65_536, 'x')
    })(),
  )
  const archive = zip(
    (async function* () {
      yield { name: 'a.csv', content: endless }
    })(),
  )
  await new Promise((resolve) => archive.once('data', resolve))
  archive.destroy()
  await new Promise((resolve) => endless.once('close', resolve))
  expect(endless.destroyed).toBe(true)
})
