import { proxy } from 'valtio'

export interface ToastEntry {
  readonly id: number
  readonly tone: 'good' | 'bad' | 'info' | 'warn'
  readonly text: string
  /** The one thing to do about it, e.g. "Undo" or a link to the report centre. */
  readonly action?: { readonly text: string; readonly run: () => void }
  /** How often the same thing was said while it stood. */
  readonly count: number
}

/** How long a toast stands, in milliseconds (specification: error catalogue, 5 seconds). */
export const toastDuration = 5000
const shownAtMost = 4

export const toasts = proxy<{ entries: ToastEntry[] }>({ entries: [] })
let lastId = 0

type Speak = (text: string, action?: ToastEntry['action']) => void

/** Short messages that leave by themselves; errors interrupt a screen reader, the others wait their turn. */
export const toast: Readonly<Record<'success' | 'error' | 'info' | 'warning', Speak>> = {
  success: (text, action) => show('good', text, action),
  error: (text, action) => show('bad', text, action),
  info: (text, action) => show('info', text, action),
  warning: (text, action) => show('warn', text, action),
}

export function dismissToast(id: number): void {
  toasts.entries = toasts.entries.filter((entry) => entry.id !== id)
}

/** The same message again counts up instead of piling up. */
function show(tone: ToastEntry['tone'], text: string, action: ToastEntry['action']): void {
  const same = toasts.entries.find((entry) => entry.tone === tone && entry.text === text)
  const others = toasts.entries.filter((entry) => entry !== same)
  const entry = { id: ++lastId, tone, text, count: (same?.count ?? 0) + 1, ...(action && { action }) }
  toasts.entries = [...others, entry].slice(-shownAtMost)
}
