import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encryptedZip } from '../../../src/server/jobs/export/encrypted-zip'
import { decryptedZip } from '../../support/decrypted-zip'

const content = Array.from({ length: 5000 }, (_, index) => `row ${index},短剧\r\n`).join('')
const name = 'users.csv'
const decrypted = (archive: Buffer, password: string) => decryptedZip(archive, name, password)

describe('a file with personal data', () => {
  it('opens with its password, compressed inside', async () => {
    const archive = await buffer(encryptedZip(Readable.from([Buffer.from(content)]), name, 'secret', false))
    const { plain, isPassword, isWhole } = decrypted(archive, 'secret')
    expect({ isPassword, isWhole }).toEqual({ isPassword: true, isWhole: true })
    expect(inflateRawSync(plain).toString()).toBe(content)
    expect(archive.length).toBeLessThan(content.length / 2)
  })

  it('shows none of its content without it', async () => {
    const archive = await buffer(encryptedZip(Readable.from([Buffer.from(content)]), name, 'secret', true))
    expect(archive.includes('row 1,')).toBe(false)
    expect(decrypted(archive, 'guess').isPassword).toBe(false)
    expect(decrypted(archive, 'secret').plain.toString()).toBe(content)
  })
})
