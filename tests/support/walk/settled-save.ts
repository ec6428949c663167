import type { Entity } from '../../../src/schema/entity'
import { exampleRecord, isNeeded } from '../example-record'
import type { Answer, World } from './world'

type Values = Readonly<Record<string, unknown>>

export interface SaveOptions {
  readonly purpose: 'create' | 'edit'
  /** What is sent of an example. */
  readonly of: (example: Values) => Values
  readonly send: (body: Values) => Promise<Answer>
}

/** How often what a save is refused for is put right. */
const maxAttempts = 8

/**
 * Saves an example the way people do, who read what is said to them: what another record has already is replaced by a
 * further example, what a rule misses is filled in, and what it does not let this record say is left out.
 */
export async function settledSave(
  world: World,
  entity: Entity,
  { purpose, of, send }: SaveOptions,
): Promise<{ body: Values; answer: Answer }> {
  const missed = new Set<string>()
  const barred = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    const example = await exampleRecord(entity, { ...world.place(), purpose, also: missed })
    const body = Object.fromEntries(Object.entries(of(example)).filter(([name]) => !barred.has(name)))
    const answer = await send(body)
    const isPutRight = problemsOf(answer)
      .map(({ field, problem }) => putRight(field.split('.')[0] ?? '', problem, body))
      .some(Boolean)
    if (!isPutRight || attempt === maxAttempts) return { body, answer }
  }

  function putRight(name: string, problem: string, body: Values): boolean {
    if (problem === 'error.alreadyTaken') return true
    const field = entity.fields[name]
    if (!field) return false
    if (problem === 'error.required' && !(name in body)) return isNew(missed, name)
    const isOptional = purpose === 'edit' || !isNeeded(field)
    return isOptional && name in body && isNew(barred, name)
  }
}

function problemsOf({ code, data }: Answer): readonly { field: string; problem: string }[] {
  return code === 'A0400' ? ((data?.problems ?? []) as { field: string; problem: string }[]) : []
}

function isNew(set: Set<string>, name: string): boolean {
  const before = set.size
  return set.add(name).size > before
}
