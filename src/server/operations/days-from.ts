import { dayMs } from '../../schema/time'

/** The moment this many days from another. */
export function daysFrom(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs)
}
