import { day } from '../calendar'

/** When Ramadan began, by the calendar of Umm al-Qura. */
const ramadans = [
  Date.UTC(2025, 2, 1),
  Date.UTC(2026, 1, 18),
  Date.UTC(2027, 1, 8),
  Date.UTC(2028, 0, 28),
  Date.UTC(2029, 0, 16),
]

/** Days of the year that people buy on: when each begins in a year, and how many days it lasts. */
const occasions = {
  membersDay: { begins: (year: number) => Date.UTC(year, 10, 8), days: 4 },
  blackFriday: { begins: blackFriday, days: 4 },
  independence: { begins: (year: number) => Date.UTC(year, 7, 15), days: 4 },
  campus: { begins: (year: number) => Date.UTC(year, 8, 1), days: 30 },
  ramadan: {
    begins: (year: number) => ramadans.find((at) => new Date(at).getUTCFullYear() === year) ?? Date.UTC(year, 1, 1),
    days: 30,
  },
} as const

export type Occasion = keyof typeof occasions

/** The span of an occasion that is prepared now, runs, or was the last: what begins in more than six weeks is not planned. */
export function occasionAt(now: number, occasion: Occasion): { readonly from: number; readonly to: number } {
  const { begins, days } = occasions[occasion]
  const year = new Date(now).getUTCFullYear()
  const from = [year + 1, year, year - 1].map(begins).find((at) => at < now + 42 * day) ?? begins(year - 1)
  return { from, to: from + days * day }
}

/** The day after the fourth Thursday of November. */
function blackFriday(year: number): number {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  return Date.UTC(year, 10, 1 + ((11 - first) % 7) + 22)
}
