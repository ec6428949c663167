import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MoovFinder } from './moov-finder'
import { readMoov } from './mp4-header'
import type { Transcoding } from './transcoding'

/**
 * No transcoder at all, for installations without one: the file is served as it was sent, in the one definition that it
 * has. It is read once for its checksum, and for what an MP4 or MOV file says of its length and its picture.
 */
export const embeddedTranscoding: Transcoding = {
  name: 'embedded',
  transcode: async ({ content }) => {
    const hash = createHash('md5')
    const finder = new MoovFinder()
    let sizeBytes = 0
    const tee = new PassThrough()
    tee.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length
      hash.update(chunk)
    })
    await pipeline(content, tee, finder)
    if (sizeBytes === 0) throw new Error('the file is empty')
    const header = finder.moov ? readMoov(finder.moov.subarray(8)) : { duration: null, width: null, height: null }
    return { ...header, sizeBytes, md5: hash.digest('hex') }
  },
}
