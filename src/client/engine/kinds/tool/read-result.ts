/** What a command answered, as it can be laid out: nothing to say, one value, named values, or rows of them. */
export type ReadResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, value: unknown])[] }
  | {
      readonly kind: 'rows'
      readonly names: readonly string[]
      readonly rows: readonly Readonly<Record<string, unknown>>[]
    }

/** What every run answers in addition to its result. */
const beside = new Set(['done', 'skipped', 'auditIds', 'auditId', 'jobId', 'approvalIds', 'note'])

/** @param answer what `runCommand` resolved to */
export function readResult(answer: unknown): ReadResult {
  const result = isObject(answer) && 'result' in answer ? answer.result : withoutBeside(answer)
  if (result === null || result === undefined || result === '') return { kind: 'nothing' }
  if (Array.isArray(result)) {
    const list = result as readonly unknown[]
    if (list.length === 0) return { kind: 'nothing' }
    return list.every(isObject) ? { kind: 'rows', names: namesOf(list), rows: list } : { kind: 'value', value: list }
  }
  if (!isObject(result)) return { kind: 'value', value: result }
  const fields = Object.entries(result).filter(([, value]) => value !== null && value !== undefined)
  return fields.length === 0 ? { kind: 'nothing' } : { kind: 'fields', fields }
}

/** The name of a value that has no caption, in words: `lastSeenAt` → `Last seen at`. */
export function wordsOf(name: string): string {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function withoutBeside(answer: unknown): unknown {
  if (!isObject(answer)) return answer
  const own = Object.entries(answer).filter(([name]) => !beside.has(name))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

function namesOf(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
