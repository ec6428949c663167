import { session } from '../../../../base/session/session'

/** Whoever signs in next in the same tab does not find another's words. */
const keyOf = (entity: string, id: number, kind: string) =>
  `iron-man.reply.${session.account?.id ?? 0}.${entity}.${id}.${kind}`

/** What was being written to a case, before the page was left; empty where nothing was. Kept for the tab's life. */
export function keptDraft(entity: string, id: number, kind: string): string {
  return sessionStorage.getItem(keyOf(entity, id, kind)) ?? ''
}

/** Keeps what is being written to a case; an empty text is kept no longer. */
export function keepDraft(entity: string, id: number, kind: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(entity, id, kind))
  else sessionStorage.setItem(keyOf(entity, id, kind), text)
}
