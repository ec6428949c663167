import type { Language } from '../base/captions'
import { textOf } from '../operations/preview'
import type { Reason } from '../operations/eligibility'

/** What a job keeps of why a record was left as it was, as a sentence; empty for nothing. */
export function messageOf(stored: string | null, language: Language): string {
  return stored === null ? '' : textOf({ language }, JSON.parse(stored) as Reason)
}
