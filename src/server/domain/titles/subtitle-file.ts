import { Readable } from 'node:stream'
import type { NamedFile } from '../../../fields/files/field'
import { extensionOf } from '../../../fields/storage-key'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { checkSubtitle, type SubtitleCheck } from '../../subtitles/check-subtitle'
import { decodeText } from '../../base/decode-text'
import { readCues } from '../../subtitles/parse-subtitle'
import type { ReadCues, SubtitleFormat } from '../../subtitles/subtitle-cue'

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
 * @param language the code of the language that it is in
 * @throws A0400 where it is not there, too large, or has no cue
 */
export async function readSubtitle(
  { services }: Pick<Context, 'services'>,
  { key, name }: NamedFile,
  duration: number | null,
  language: string,
): Promise<ReadSubtitle> {
  const { cues, text, encoding, format } = await readCueFile({ services }, key, 'files', name)
  const check = checkSubtitle(cues, duration, language)
  if (encoding === 'utf-8') return { key, format, encoding, ...check }
  const own = key.replace(/(\.[a-z]+)$/, '-utf8$1')
  await services.storage.write(own, Readable.from([Buffer.from(text)]))
  return { key: own, format, encoding, ...check }
}

/**
 * The cues of a stored subtitle file, with what was left out or changed on the way.
 * @param field the argument that is refused, with what its file is called
 * @throws A0400 where it is not there, too large, or has no cue
 */
export async function readCueFile(
  { services }: Pick<Context, 'services'>,
  key: string,
  field: string,
  name: string,
): Promise<ReadCues & { readonly text: string; readonly encoding: string; readonly format: SubtitleFormat }> {
  const stored = await services.storage.read(key)
  if (!stored) throw badField(field, 'error.noSuchFile', { name })
  if (stored.size > largest) {
    stored.content.destroy()
    throw badField(field, 'error.fileTooLarge', { max: largest / 1024 / 1024 })
  }
  const { text, encoding } = decodeText(await bytesOf(stored.content))
  const format = extensionOf(key) as SubtitleFormat
  const read = readCues(text, format)
  if (read.cues.length === 0) throw badField(field, 'error.noCues', { name })
  return { ...read, text, encoding, format }
}

/** All of a file that is no larger than memory has room for. */
export async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
