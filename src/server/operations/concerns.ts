/**
 * Whether a save has to do with a rule about some fields: a new record has with all of them, a change with those it names.
 * What was there before a rule is not refused for it when something else changes.
 */
export function concerns(draft: object, current: object | null, ...fields: readonly string[]): boolean {
  return current === null || fields.some((name) => (draft as Readonly<Record<string, unknown>>)[name] !== undefined)
}
