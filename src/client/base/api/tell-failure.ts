import { toast, toasts } from '../ui/toast-store'
import type { ApiError } from './api-error'

/** Codes that are reported otherwise: a refusal that its caller handles in place, and the end of the session, which is asked about. */
const shownElsewhere: ReadonlySet<string> = new Set(['B01', 'A0230'])

/** Tells of a failed call in a red toast (specification: error catalogue). Many calls may fail alike together: that is said once. */
export function tellFailure({ code, message }: Pick<ApiError, 'code' | 'message'>): void {
  const stands = toasts.entries.some(({ tone, text }) => tone === 'bad' && text === message)
  if (!shownElsewhere.has(code) && !stands) toast.error(message)
}
