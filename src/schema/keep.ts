import { dayMs } from './time'

/** A length of time; months are those of the calendar. */
export type Length =
  { readonly days: number; readonly months?: never } | { readonly months: number; readonly days?: never }

/**
 * How long a record is kept: for ever, or for some time after a moment in it. What a record that stays refers to stays as well,
 * whatever its own time; files that the server made for a record go with it.
 */
export type Keep<Name extends string = string, State extends string = string> =
  | 'always'
  | (Length & {
      /** The moment that its time counts from. */
      readonly from: Name | 'createdAt'
      /** The states in which a record may go; any unless declared otherwise. */
      readonly in?: readonly State[]
      /** The yes or no that holds a record back, here or in what it refers to: `reasons.legal`. */
      readonly unless?: Name | `${Name}.${string}`
      /** It is stored in a table a month, for what is only ever added to: a month goes whole, once all of it is over. Nothing may refer to it. */
      readonly byMonth?: true
      /** How much longer it is readable in the archive, once it has left its table, in months. */
      readonly archivedMonths?: number
    })

/** Of what is kept for a time. */
export type Timed = Exclude<Keep, 'always'>

/** From this number of records on, an entity says how long they are kept. */
export const many = 1_000_000

const units: Readonly<Record<string, (count: number) => Length>> = {
  day: (days) => ({ days }),
  month: (months) => ({ months }),
  year: (years) => ({ months: years * 12 }),
}

/** Reads `90 days`, `13 months`, `1 year`. @returns undefined for what is none of these */
export function readLength(text: string): Length | undefined {
  const [, count, unit = ''] = /^([1-9]\d{0,4}) ?(day|month|year)s?$/.exec(text.trim()) ?? []
  return count === undefined ? undefined : units[unit]?.(Number(count))
}

/** The moment before which something is over that is kept for a length. */
export function overBefore({ days, months = 0 }: Length, now: Date): Date {
  if (days !== undefined) return new Date(now.getTime() - days * dayMs)
  const before = new Date(now)
  const day = before.getUTCDate()
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(day, lastDay))
  return before
}
