import { extensionOf, UPLOAD_TYPES } from '../../fields/storage-key'

interface ContentType {
  readonly type: string
  /** The largest upload, in bytes. */
  readonly maxBytes: number
  /** Shown by the browser; everything else is only ever saved. */
  readonly isShown: boolean
}

const MB = 1024 * 1024
/** A source file of a film, at most. */
const sourceBytes = 80 * 1024 * MB
const shown = (type: string, maxBytes: number): ContentType => ({ type, maxBytes, isShown: true })
const saved = (type: string): ContentType => ({ type, maxBytes: 200 * MB, isShown: false })

/** How each kind of upload is kept and shown, by extension. */
const types: Readonly<Record<(typeof UPLOAD_TYPES)[number], ContentType>> = {
  png: shown('image/png', 10 * MB),
  jpg: shown('image/jpeg', 10 * MB),
  jpeg: shown('image/jpeg', 10 * MB),
  gif: shown('image/gif', 10 * MB),
  bmp: shown('image/bmp', 10 * MB),
  mp4: shown('video/mp4', sourceBytes),
  mov: shown('video/quicktime', sourceBytes),
  m4v: shown('video/mp4', 4096 * MB),
  webm: shown('video/webm', 4096 * MB),
  mkv: { type: 'video/x-matroska', maxBytes: sourceBytes, isShown: false },
  ts: { type: 'video/mp2t', maxBytes: sourceBytes, isShown: false },
  mp3: shown('audio/mpeg', 100 * MB),
  m4a: shown('audio/mp4', 100 * MB),
  aac: shown('audio/aac', 100 * MB),
  wav: shown('audio/wav', 100 * MB),
  ogg: shown('audio/ogg', 100 * MB),
  srt: saved('application/x-subrip'),
  vtt: saved('text/vtt'),
  ass: saved('text/x-ssa'),
  csv: saved('text/csv'),
  txt: saved('text/plain'),
  json: saved('application/json'),
  xlsx: saved('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  xls: saved('application/vnd.ms-excel'),
  pdf: saved('application/pdf'),
  zip: saved('application/zip'),
  apk: saved('application/vnd.android.package-archive'),
  ipa: saved('application/octet-stream'),
}

/** What a transcoder makes for players, which nobody uploads: the list of a stream, and its segments. */
const streamed: Readonly<Record<string, string>> = { m3u8: 'application/vnd.apple.mpegurl', m4s: 'video/iso.segment' }

/** What a file is by its extension; undefined where it may not be uploaded. */
export function contentTypeOf(key: string): ContentType | undefined {
  const extension = extensionOf(key)
  const known = UPLOAD_TYPES.find((each) => each === extension)
  return known && types[known]
}

/** How a file is answered: what it is, and whether the browser shows it or only ever saves it. */
export function answeredAs(key: string): Pick<ContentType, 'type' | 'isShown'> | undefined {
  const type = streamed[extensionOf(key)]
  return type === undefined ? contentTypeOf(key) : { type, isShown: true }
}

/** Whether a file is the list of a stream, which names its segments. */
export function isStreamList(key: string): boolean {
  return extensionOf(key) === 'm3u8'
}
