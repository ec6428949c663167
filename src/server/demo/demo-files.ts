import { Readable } from 'node:stream'
import { extensionOf } from '../../fields/storage-key'
import { partOf, type ByteRange } from '../storage/byte-range'
import type { Storage, StoredFile } from '../storage/storage'
import { artworkOf } from '../media/artwork/artwork'
import { traceKey } from '../storage/film-traces'
import { filmOf, filmTraceOf } from './film-of'
import { soundOf, soundTraceOf } from './sound-of'
import { streamOf } from './stream-of'

const traces = traceKey('demo/')

/** A storage that knows the files of the demo as well: they are made when they are asked for, always the same for a key. */
export function withDemoFiles(storage: Storage): Storage {
  return {
    ...storage,
    read: async (key, range) => {
      const bytes = key.startsWith('demo/') ? await demoFile(key) : await demoTrace(key)
      return bytes ? fileOf(bytes, range) : storage.read(key, range)
    },
  }
}

/** What a key of the demo stands for: a drawing, a subtitle, a film, a sound; undefined for anything else. */
async function demoFile(key: string): Promise<Buffer | undefined> {
  const drawing = artworkOf(key)
  if (drawing !== undefined) return Buffer.from(drawing)
  if (key.startsWith('demo/stream/')) return streamOf(key)
  if (extensionOf(key) === 'mp4') return filmOf(key)
  if (extensionOf(key) === 'mp3') return soundOf(key)
  if (!key.startsWith('demo/subtitle/')) return undefined
  const { subtitleOf } = await import('./subtitle-of')
  return subtitleOf(key)
}

/** What is drawn of a film or sound of the demo; undefined of any other. */
async function demoTrace(key: string): Promise<Buffer | undefined> {
  if (!key.startsWith(traces)) return undefined
  const of = key.slice(traces.length - 'demo/'.length)
  if (extensionOf(key) === 'mp4') return filmTraceOf(of)
  return extensionOf(key) === 'mp3' ? soundTraceOf(of) : undefined
}

function fileOf(bytes: Buffer, range: ByteRange | undefined): StoredFile {
  if (!range) return { content: Readable.from([bytes]), size: bytes.length }
  const part = partOf(range, bytes.length)
  return { content: Readable.from([bytes.subarray(part.first, part.last + 1)]), size: bytes.length, part }
}
