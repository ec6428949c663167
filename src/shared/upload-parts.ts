const MiB = 1024 * 1024

/** As long as a part is: what breaks off is sent again, and a bucket asks for 5 MiB at least. */
const usualPart = 8 * MiB
/** A bucket takes no more of them. */
const mostParts = 10_000

/** A part of a file that is sent by itself. */
export interface UploadPart {
  /** From 1. */
  readonly number: number
  /** Its first byte. */
  readonly from: number
  /** The first byte that is no longer part of it. */
  readonly to: number
}

/** How long the parts of a file are, in bytes; its last may be shorter. */
export function partBytesFor(size: number): number {
  return Math.max(usualPart, Math.ceil(size / mostParts / MiB) * MiB)
}

/** How many parts a file has: an empty one has none. */
export function partCount(size: number, partBytes: number): number {
  return Math.ceil(size / partBytes)
}

/** One part of a file; undefined where the file has none of that number. */
export function partAt(size: number, partBytes: number, number: number): UploadPart | undefined {
  if (number < 1 || number > partCount(size, partBytes)) return undefined
  const from = (number - 1) * partBytes
  return { number, from, to: Math.min(from + partBytes, size) }
}

/** The parts of a file that have not come yet, in their order. */
export function missingParts(size: number, partBytes: number, received: readonly number[]): UploadPart[] {
  const come = new Set(received)
  return Array.from({ length: partCount(size, partBytes) }, (_, index) => index + 1).flatMap((number) => {
    const part = come.has(number) ? undefined : partAt(size, partBytes, number)
    return part ? [part] : []
  })
}
