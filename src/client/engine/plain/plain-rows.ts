import type { Entity } from '../../../schema/entity'
import { labelFields } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import type { PlainList } from '../../../schema/plain-list'
import type { ApiRow } from '../parts/target'
import { isTranslated, traitsOf } from '../../../fields/field-traits'

type Answer = Readonly<Record<string, unknown>>

/** What of an entity tells how its records are read. */
export type PlainEntity = Pick<Entity, 'idName'> & Partial<Pick<Entity, 'fields'>>

/**
 * The records that a call of the specification has answered, as lists show them; what has no id is none.
 * @param labelsOf the fields that records of another entity are known by
 */
export function plainRows(
  entity: PlainEntity,
  list: Omit<PlainList, 'call'>,
  answer: unknown,
  labelsOf: (entity: string) => readonly string[] = () => [],
): ApiRow[] {
  const told = recordsIn(list, answer).flatMap((record) => withBelow(record, list.below))
  return told.flatMap((record) => plainRow(entity, list, record, labelsOf) ?? [])
}

function recordsIn({ in: member, one }: Omit<PlainList, 'call'>, answer: unknown): Answer[] {
  const found = member === undefined ? answer : isAnswer(answer) ? answer[member] : undefined
  if (one) return isAnswer(found) ? [found] : []
  return Array.isArray(found) ? found.filter(isAnswer) : []
}

function withBelow(record: Answer, below: string | undefined): Answer[] {
  const next = below === undefined ? undefined : record[below]
  return [record, ...(Array.isArray(next) ? next.filter(isAnswer).flatMap((each) => withBelow(each, below)) : [])]
}

/** A record as another host tells it, in the words of the declaration; undefined where it has no id. */
export function plainRow(
  { idName = 'id', fields = {} }: PlainEntity,
  { tells = {}, sets = {} }: Pick<PlainList, 'tells' | 'sets'>,
  record: Answer,
  labelsOf: (entity: string) => readonly string[] = () => [],
): ApiRow | undefined {
  const { id: idWord, ...words } = tells as Readonly<Record<string, string>>
  const id = Number((idWord === undefined ? undefined : record[idWord]) ?? record.id ?? record[idName] ?? NaN)
  if (!Number.isInteger(id)) return undefined
  const renamed = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, record[word]]))
  const sent = Object.entries(fields).flatMap(([name, { sentAs }]) =>
    sentAs !== undefined && !(name in record) && sentAs in record ? [[name, record[sentAs]] as const] : [],
  )
  const row: Answer = { ...sets, ...record, ...Object.fromEntries(sent), ...renamed }
  const values = Object.entries(row).map(([name, value]) => [name, valueOf(fields[name], value, labelsOf)] as const)
  return { ...Object.fromEntries(values), id, version: Number(row.version ?? 0) }
}

function valueOf(field: Field | undefined, value: unknown, labelsOf: (entity: string) => readonly string[]): unknown {
  // Another host may have a text in one language alone.
  if (isTranslated(field) && typeof value === 'string') return { zh_CN: value, en: value }
  // What should be a text and is none is shown as it came, rather than nothing of the list.
  if (field && traitsOf(field).holds === 'text' && isAnswer(value)) return JSON.stringify(value)
  if (!field || !('to' in field)) return value
  const named = (each: unknown): unknown => {
    if (!isAnswer(each) || 'label' in each || typeof each.id !== 'number') return each
    const label = labelsOf(String(field.to))
      .map((name) => each[name])
      .find((text) => text !== undefined && text !== null)
    return { id: each.id, label: label ?? `#${each.id}` }
  }
  return Array.isArray(value) ? value.map(named) : named(value)
}

/** The text or number that an entity's record is called by; its number where it tells nothing else. */
export function plainLabel(entity: Parameters<typeof labelFields>[0], row: ApiRow): unknown {
  const said = labelFields(entity).map((name) => row[name])
  return said.find((text) => typeof text === 'string' || isAnswer(text)) ?? `#${row.id}`
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
