/** The SQLSTATE of what a database threw; undefined for anything else. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  return /^[0-9A-Z]{5}$/.test(code) && 'severity' in error ? code : undefined
}

/** Whether all connections were lent for longer than anybody is to wait for one. */
export function isPoolFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/** The database has taken what was asked, and says nothing. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  override readonly message = 'The database does not answer.'
}

/** What a connection says that cannot be made, or breaks off, or is asked after it has. */
const away = /^(connect |read |write )|^Connection terminated|^Client (has encountered a connection error|was closed)/
/** What is said of an answer that has not come in time: to a statement, or to the wish to connect. */
const late = /^Query read timeout|^timeout expired|^Connection terminated due to connection timeout/

/** Whether the database could not be reached. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true
  return error instanceof Error && sqlStateOf(error) === undefined && (away.test(error.message) || isLate(error))
}

/** Whether the database was reached, as far as can be seen, and has not answered in time. */
export function isLate(error: unknown): boolean {
  return error instanceof Error && late.test(error.message)
}

/** Two transactions stood in each other's way, and one was asked to try again: nothing of it has happened. */
const conflicts = ['40001', '40P01', '55P03']

/** Whether what was tried may go well when it is tried again from its start. */
export function isConflict(error: unknown): boolean {
  return conflicts.includes(sqlStateOf(error) ?? '')
}
