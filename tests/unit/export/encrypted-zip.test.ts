import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zip, type ZipFile } from '../../../src/server/storage/zip'
import { decryptedZip } from '../../support/decrypted-zip'

const content = Array.from({ length: 5000 }, (_, index) => `row ${index},短剧\r\n`).join('')
const name = 'users.csv'

async function* file(isCompressed: boolean): AsyncGenerator<ZipFile> {
  yield { name, content: Readable.from([Buffer.from(content)]), isCompressed }
}

const decrypted = (archive: Buffer, password: string) => decryptedZip(archive, name, password)

describe('a file with personal data', () => {
  it('opens with its password, compressed inside', async () => {
    const archive = await buffer(zip(file(false), 'secret'))
    const { plain, isPassword, isWhole } = decrypted(archive, 'secret')
    expect({ isPassword, isWhole }).toEqual({ isPassword: true, isWhole: true })
    expect(inflateRawSync(plain).toString()).toBe(content)
    expect(archive.length).toBeLessThan(content.length / 2)
  })

  it('shows none of its content without it', async () => {
    const archive = await buffer(zip(file(true), 'secret'))
    expect(archive.includes('row 1,')).toBe(false)
    expect(decrypted(archive, 'guess').isPassword).toBe(false)
    expect(decrypted(archive, 'secret').plain.toString()).toBe(content)
  })
})
