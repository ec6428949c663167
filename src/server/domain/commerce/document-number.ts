import { randomInt } from 'node:crypto'

/** Without letters that are taken for digits. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A number for people to quote: `G20260314-7KQ2M9XA`, the day and a part that nobody guesses; at most 22 characters. */
export function documentNumber(prefix: string, now: Date): string {
  return `${prefix}${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomCode(8)}`
}

/** Makes a text of random characters, from a cryptographic source. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
