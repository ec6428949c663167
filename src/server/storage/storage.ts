import type { Readable } from 'node:stream'
import type { ByteRange, Part } from './byte-range'

/** A file, or a part of it. */
export interface StoredFile {
  readonly content: Readable
  /** Of the whole file, in bytes. */
  readonly size: number
  /** What of it the content is, where that is not all of it. */
  readonly part?: Part
}

/** Where files are: a folder, or an S3 bucket. Keys are paths with forward slashes, e.g. `exports/2026/11/users.xlsx`. */
export interface Storage {
  /** Stores a stream under a key; a half-written file is never seen. @returns its size in bytes */
  write(key: string, content: Readable): Promise<number>
  /**
   * The content of a key, or a part of it, or undefined where there is none.
   * @throws OutOfRange
   */
  read(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** Removes what is under a key, if anything is. */
  remove(key: string): Promise<void>
  /** The keys of all files that are there, in no order that one may count on; what comes and goes meanwhile may be among them. */
  keys(): AsyncIterable<string>
}
