import { proxy, ref, useSnapshot } from 'valtio'

/** What a reveal answers: masked fields in the clear, and until when they may be shown (ISO). */
interface Reveal {
  readonly fields: Readonly<Record<string, unknown>>
  readonly until: string
}

const shown = proxy<{ byRecord: Record<string, Reveal> }>({ byRecord: {} })

/** Keeps what a command has revealed of a record until its time is up; other results are passed over. */
export function keepRevealed(entity: string, id: number, result: unknown): void {
  if (!isReveal(result)) return
  const key = `${entity}.${id}`
  shown.byRecord[key] = ref(result)
  setTimeout(() => delete shown.byRecord[key], Math.max(0, Date.parse(result.until) - Date.now()))
}

/** The fields of a record that are revealed now. */
export function useRevealed(entity: string, id: number): Readonly<Record<string, unknown>> {
  return useSnapshot(shown).byRecord[`${entity}.${id}`]?.fields ?? nothing
}

const nothing = {}

function isReveal(result: unknown): result is Reveal {
  return typeof result === 'object' && result !== null && 'fields' in result && 'until' in result
}
