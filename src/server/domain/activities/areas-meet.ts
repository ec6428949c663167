/** Whether two lists of areas have one in common; -1 means all of them. */
export function areasMeet(some: readonly number[], others: readonly number[]): boolean {
  return some.includes(-1) || others.includes(-1) || some.some((id) => others.includes(id))
}
