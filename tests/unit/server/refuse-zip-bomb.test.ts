import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { refuseZipBomb } from '../../../src/server/sheets/refuse-zip-bomb'
import { zip } from '../../../src/server/storage/zip'

const zeros = (megabytes: number) => Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024)))
const archive = (files: readonly Readable[]) =>
  buffer(
    zip(
      (async function* () {
        for (const [index, content] of files.entries()) yield { name: `xl/${index}.xml`, content }
      })(),
    ),
  )

describe('a spreadsheet that is to be read', () => {
  test('passes as it comes', async () => {
    const sheet = await writeXlsx({ sheets: [{ name: 'a', rows: [['id'], [1]] }] })
    await expect(refuseZipBomb(Buffer.from(sheet))).resolves.toBeUndefined()
  })

  test('is refused where little comes to more than any sheet does', async () => {
    const bomb = await archive([zeros(300)])
    expect(bomb.length).toBeLessThan(20 * 1024 * 1024)
    await expect(refuseZipBomb(bomb)).rejects.toMatchObject({ problem: 'error.fileTooLarge' })
  })

  test('is refused where its many parts do so together, whatever they say of their sizes', async () => {
    const bomb = await archive([zeros(150), zeros(150)])
    const said = Buffer.alloc(4)
    // The size in each entry of the directory.
    for (
      let at = bomb.indexOf('PK\u0001\u0002', 0, 'latin1');
      at >= 0;
      at = bomb.indexOf('PK\u0001\u0002', at + 4, 'latin1')
    )
      said.copy(bomb, at + 24)
    await expect(refuseZipBomb(bomb)).rejects.toMatchObject({ problem: 'error.fileTooLarge' })
  })

  test('is refused where it has too many parts', async () => {
    const parts = Array.from({ length: 1_001 }, () => Readable.from([Buffer.from('x')]))
    await expect(refuseZipBomb(await archive(parts))).rejects.toMatchObject({ problem: 'error.fileTooLarge' })
  })

  test('is refused where it is no archive', async () => {
    await expect(refuseZipBomb(Buffer.from('no archive'))).rejects.toMatchObject({ problem: 'import.unreadable' })
  })
})
