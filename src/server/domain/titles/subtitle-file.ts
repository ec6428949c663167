import { Readable } from 'node:stream'
import type { NamedFile } from '../../../fields/files/field'
import { extensionOf } from '../../../fields/storage-key'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { checkSubtitle, type SubtitleCheck } from '../../subtitles/check-subtitle'
import { decodeText } from '../../base/decode-text'
import { parseSubtitle, type SubtitleFormat } from '../../subtitles/parse-subtitle'

/** No subtitle is larger, in bytes. */
const largest = 5 * 1024 * 1024

/** A subtitle file as it is stored in the end, with what a look at its cues found. */
export interface ReadSubtitle extends SubtitleCheck {
  readonly key: string
  readonly format: SubtitleFormat
  /** What it was written in before it was turned into UTF-8. */
  readonly encoding: string
}

/**
 * Reads and checks a stored subtitle file. One that is not in UTF-8 is stored again in it, under a key of its own.
 * @param duration of its episode in seconds
 * @throws A0400 where it is not there, too large, or has no cue
 */
export async function readSubtitle(
  { services }: Pick<Context, 'services'>,
  { key, name }: NamedFile,
  duration: number | null,
): Promise<ReadSubtitle> {
  const stored = await services.storage.read(key)
  if (!stored) throw badField('files', 'error.noSuchFile', { name })
  if (stored.size > largest) {
    stored.content.destroy()
    throw badField('files', 'error.fileTooLarge', { max: largest / 1024 / 1024 })
  }
  const { text, encoding } = decodeText(await bytesOf(stored.content))
  const format = extensionOf(key) as SubtitleFormat
  const cues = parseSubtitle(text, format)
  if (cues.length === 0) throw badField('files', 'error.noCues', { name })
  const check = checkSubtitle(cues, duration)
  if (encoding === 'utf-8') return { key, format, encoding, ...check }
  const own = key.replace(/(\.[a-z]+)$/, '-utf8$1')
  await services.storage.write(own, Readable.from([Buffer.from(text)]))
  return { key: own, format, encoding, ...check }
}

async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
