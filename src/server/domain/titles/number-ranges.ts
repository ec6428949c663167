/** No list of episodes is longer. */
const most = 3_000

/** The numbers that `1-12,15` names; undefined where it is not of that form. */
export function numbersOf(text: string): ReadonlySet<number> | undefined {
  const numbers = new Set<number>()
  for (const part of text.split(/[,，、\s]+/).filter(Boolean)) {
    const [, from, to] = /^(\d{1,4})(?:[-–~](\d{1,4}))?$/.exec(part) ?? []
    if (!from || Number(to ?? from) < Number(from) || Number(to ?? from) > most) return undefined
    for (let number = Number(from); number <= Number(to ?? from); number++) numbers.add(number)
  }
  return numbers.size > 0 ? numbers : undefined
}
