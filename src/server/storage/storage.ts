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

/** Where a part lies in its file. All parts but the last are as long as each other, and longer than 5 MiB. */
export interface PartAt {
  /** From 1. */
  readonly number: number
  /** Its first byte. */
  readonly from: number
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
  /** Begins a file that comes in parts, over days and from several requests. @returns by what its parts name it */
  begin(key: string): Promise<string>
  /** Stores a part of a file that was begun; the same part may come again. @returns what `join` asks for it by */
  writePart(key: string, begun: string, part: PartAt, content: Buffer<ArrayBuffer>): Promise<string>
  /** Makes a file of all its parts, in their order; nothing is seen of it before. */
  join(key: string, begun: string, tags: readonly string[]): Promise<void>
  /** Removes what has come of a file that was begun and not joined, if anything has. */
  giveUp(key: string, begun: string): Promise<void>
  /** Removes what is under a key, if anything is. */
  remove(key: string): Promise<void>
  /** The keys of all files that are there, in no order that one may count on; what comes and goes meanwhile may be among them. */
  keys(): AsyncIterable<string>
}
