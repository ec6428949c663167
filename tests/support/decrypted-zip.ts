import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto'

/**
 * Reads an encrypted archive's one file by the published format, one block at a time.
 * @param name the file's name
 * @returns its bytes as they are kept, compressed or not; whether the password is the right one; whether nothing is missing
 */
export function decryptedZip(archive: Buffer, name: string, password: string) {
  const dataStart = 30 + name.length + 11
  const packedSize = archive.readUInt32LE(archive.length - 22 - (46 + name.length + 11) + 20)
  const salt = archive.subarray(dataStart, dataStart + 16)
  const keys = pbkdf2Sync(password, salt, 1000, 66, 'sha1')
  const bytes = archive.subarray(dataStart + 18, dataStart + packedSize - 10)
  const plain = Buffer.concat(
    Array.from({ length: Math.ceil(bytes.length / 16) }, (_, index) => {
      const counter = Buffer.alloc(16)
      counter.writeUInt32LE(index + 1)
      const key = createCipheriv('aes-256-ecb', keys.subarray(0, 32), null).update(counter)
      return Buffer.from(bytes.subarray(index * 16, index * 16 + 16).map((byte, at) => byte ^ key[at]!))
    }),
  )
  return {
    plain,
    isPassword: archive.subarray(dataStart + 16, dataStart + 18).equals(keys.subarray(64, 66)),
    isWhole: archive
      .subarray(dataStart + packedSize - 10, dataStart + packedSize)
      .equals(createHmac('sha1', keys.subarray(32, 64)).update(bytes).digest().subarray(0, 10)),
  }
}
