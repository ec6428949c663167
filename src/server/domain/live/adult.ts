/** Anchors are of age. */
const ageOfMajority = 18

/** Whether somebody born on a day (`YYYY-MM-DD`) is 18 on the day of a moment, in UTC. */
export function isAdult(birthDate: string, at: Date): boolean {
  const [year = 0, ...rest] = birthDate.split('-')
  return `${Number(year) + ageOfMajority}-${rest.join('-')}` <= at.toISOString().slice(0, 10)
}
