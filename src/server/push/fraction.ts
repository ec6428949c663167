import { createHash } from 'node:crypto'

/** A number from 0 to below 1 that belongs to its parts for ever: how users are dealt out to variants and groups. */
export function fraction(...parts: readonly (string | number)[]): number {
  return createHash('md5').update(parts.join(' ')).digest().readUInt32BE(0) / 2 ** 32
}
