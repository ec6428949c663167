import { randomInt } from 'node:crypto'

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A number for a new paper or entry: what it is, when it was made to the second (UTC), and six characters at random, so
 * that two servers never give the same: `AG261121203806K7QX2M`.
 */
export function serialNumber(prefix: string, now: Date): string {
  const second = now.toISOString().replace(/\D/g, '').slice(2, 14)
  const tail = Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${prefix}${second}${tail}`
}
