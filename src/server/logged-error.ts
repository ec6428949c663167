import { sqlStateOf } from './db/database-error'

/** An error as the log tells of it. */
interface LoggedError extends Record<string, unknown> {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  /** Which rule of the database was broken, where one was: names, never values. */
  readonly table?: string
  readonly column?: string
  readonly constraint?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

const told = ['code', 'table', 'column', 'constraint'] as const

/**
 * What the log says of an error: its kind, its words and where it came from. What libraries hang on their errors (rows, parameters,
 * queries, addresses of mail, whole requests) stays out, and so do the values that the database quotes.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error.', stack: '' }
  const message = withoutValues(error)
  const known = Object.fromEntries(
    told.flatMap((name) => {
      const value: unknown = Reflect.get(error, name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, message),
    ...known,
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  }
}

/** PostgreSQL quotes what it could not read after a colon: `invalid input syntax for type bigint: "…"`. */
function withoutValues(error: Error): string {
  const isOfValue = sqlStateOf(error)?.startsWith('22') === true
  return isOfValue ? error.message.replace(/: ".*$/s, ': …').replace(/"[^"]*"/g, '…') : error.message
}
