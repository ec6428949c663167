import { personName } from '../people'
import { spoken } from '../words/phrases'
import type { FieldFacts } from '../field-facts'
import { bounded } from './figures'
import { memberText } from './member-texts'
import type { Filling } from './values'

type Value = (field: FieldFacts, filling: Filling, name: string) => unknown

/** Objects whose `name` is that of a person: who is paid, or gets a parcel. */
const payees = /^(payee|payoutNext|payoutNow|payout|receiver|address)$/

const holder = ({ random }: Filling) => personName(random, random.pick(spoken)).en

/** An object with typed members: each filled by its own name. */
export function groupValue(filling: Filling, group: string, field: FieldFacts, value: Value): Record<string, unknown> {
  const members = Object.entries(field.fields ?? {}).map(
    ([name, member]) =>
      [
        name,
        name === 'name' && payees.test(group)
          ? holder(filling)
          : (memberText(group, name, filling.random, member.max) ?? memberOf(filling, name, member, value)),
      ] as const,
  )
  return inOrder(Object.fromEntries(members.filter(([, made]) => made !== null && made !== undefined)))
}

/** What begins ends later. */
function inOrder(row: Record<string, unknown>): Record<string, unknown> {
  for (const [from, to] of [
    ['from', 'to'],
    ['startsAt', 'endsAt'],
    ['fromHour', 'toHour'],
  ] as const) {
    const [first, last] = [row[from], row[to]]
    const isSwapped =
      typeof first === 'string' && typeof last === 'string'
        ? first > last
        : typeof first === 'number' && typeof last === 'number' && first > last
    if (isSwapped) Object.assign(row, { [from]: last, [to]: first })
  }
  return row
}

/** A list of objects: rising, distinct and adding up as its declaration asks. */
export function rowsValue(filling: Filling, name: string, field: FieldFacts, value: Value): Record<string, unknown>[] {
  const { random } = filling
  const least = Math.max(field.min ?? 0, 1)
  const length = random.between(least, Math.max(least, Math.min(field.max ?? 4, 4)))
  const list: Record<string, unknown>[] = []
  for (let nth = 0; nth < length; nth++) {
    const row = groupValue({ ...filling, index: filling.index * 7 + nth }, name, field, value)
    const { rising, distinct } = field
    if (rising !== undefined && typeof row[rising] === 'number') {
      const before = Number(list.at(-1)?.[rising] ?? 0)
      const member = field.fields?.[rising]
      const next = before + Math.max(1, Math.round(before * 0.8) || Number(member?.min ?? 1))
      if (member?.max !== undefined && next > member.max) break
      row[rising] = bounded(next, member ?? { type: 'int' })
    }
    if (
      distinct !== undefined &&
      list.some((other) => JSON.stringify(other[distinct]) === JSON.stringify(row[distinct]))
    )
      continue
    list.push(row)
  }
  const { rising } = field
  // Days and moments rise by being put in order; two that are equal do not.
  if (rising !== undefined && list.some((row) => typeof row[rising] === 'string')) {
    list.sort((a, b) => String(a[rising]).localeCompare(String(b[rising])))
    list.splice(0, list.length, ...list.filter((row, nth) => row[rising] !== list[nth - 1]?.[rising]))
  }
  for (const [member, total] of Object.entries(field.totals ?? {})) {
    const share = Math.floor(total / list.length)
    list.forEach((row, nth) => (row[member] = nth === 0 ? total - share * (list.length - 1) : share))
  }
  return list
}

function memberOf(filling: Filling, name: string, member: FieldFacts, value: Value): unknown {
  if (!member.required && member.default === undefined && filling.random.chance(0.2)) return null
  return value(member, filling, name)
}
