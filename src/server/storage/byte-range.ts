/** A part of a file: from a byte on, to another one where it is given (both counted from 0, and within it), or its end, of this many bytes. */
export type ByteRange = { readonly first: number; readonly last?: number } | { readonly suffix: number }

/** A part as it lies in a file; both ends are within it. */
export interface Part {
  readonly first: number
  readonly last: number
}

/** A part was asked for of which the file holds not one byte. */
export class OutOfRange extends Error {
  constructor(
    /** Of the whole file, in bytes. */
    readonly size: number,
  ) {
    super('The file ends before the part that was asked for.')
  }
}

/**
 * What the header `range` of a request asks for (RFC 9110, 14.2).
 * @returns undefined where the whole file is to be sent: no header, several parts, or no part that can be read
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (from === '') return to === '' ? undefined : { suffix: Number(to) }
  if (to === '') return { first: Number(from) }
  return Number(from) <= Number(to) ? { first: Number(from), last: Number(to) } : undefined
}

/** Where a range lies in a file of this many bytes. @throws OutOfRange */
export function partOf(range: ByteRange, size: number): Part {
  const first = 'suffix' in range ? Math.max(0, size - range.suffix) : range.first
  const last = 'suffix' in range ? size - 1 : Math.min(range.last ?? size - 1, size - 1)
  if (first > last) throw new OutOfRange(size)
  return { first, last }
}

/** A range as a request's header. */
export function rangeHeader(range: ByteRange): string {
  return 'suffix' in range ? `bytes=-${range.suffix}` : `bytes=${range.first}-${range.last ?? ''}`
}
