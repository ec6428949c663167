import { proxy } from 'valtio'

export interface LoggedError {
  readonly id: number
  readonly message: string
  /** Where it was caught: `window`, `promise`, `react`, `resource`, or what the reporter says. */
  readonly info: string
  readonly url: string
  readonly stack: string
  /** When it happened last, ISO. */
  readonly time: string
  /** How often it happened. */
  readonly count: number
}

/** What the log keeps at most; the oldest goes first. */
export const errorLogLimit = 100

/** The one error the specification has the log pass over: browsers raise it when a layout settles late, and nothing is wrong. */
const ignored = /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)/

/** The runtime errors of this visit, the latest first. Texts only: an entry never holds on to a component. */
export const errorLog = proxy<{ entries: LoggedError[] }>({ entries: [] })

/** Adds an error; the same error at the same place counts up instead of filling the log. */
export function logError(error: unknown, info: string, url: string = location.href): void {
  const { message, stack } = textsOf(error)
  if (ignored.test(message)) return
  const earlier = errorLog.entries.find(
    (entry) => entry.message === message && entry.stack === stack && entry.info === info,
  )
  const rest = errorLog.entries.filter((entry) => entry !== earlier)
  const entry = {
    id: earlier?.id ?? Math.max(0, ...errorLog.entries.map(({ id }) => id)) + 1,
    message,
    info,
    url,
    stack,
    time: new Date().toISOString(),
    count: (earlier?.count ?? 0) + 1,
  }
  errorLog.entries = [entry, ...rest].slice(0, errorLogLimit)
}

export function clearErrorLog(): void {
  errorLog.entries = []
}

/** Catches what nobody else did, until the returned function is called. */
export function collectErrors(window: Window): () => void {
  const onError = (event: ErrorEvent): void => logError(event.error ?? event.message, 'window')
  const onRejection = (event: PromiseRejectionEvent): void => logError(event.reason, 'promise')
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function textsOf(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: error.message || error.name, stack: error.stack ?? '' }
  return { message: typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error)), stack: '' }
}
