/** RV, the day, and 8 digits. */
export function numberOf(now: Date, id: number): string {
  return `RV${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(id % 100_000_000).padStart(8, '0')}`
}
