/** The SQLSTATE of what a database threw; undefined for anything else. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  return /^[0-9A-Z]{5}$/.test(code) && 'severity' in error ? code : undefined
}

/** Two transactions stood in each other's way, and one was told to try again: nothing of it has happened. */
const conflicts = ['40001', '40P01', '55P03']

/** Whether what was tried may go well when it is tried again from its start. */
export function isConflict(error: unknown): boolean {
  return conflicts.includes(sqlStateOf(error) ?? '')
}
