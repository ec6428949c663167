/**
 * Ends the process with one sentence and exit code 1.
 * @param {string} sentence @returns {never}
 */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Ends the process over an error: with its sentence where it tells people what to do, with its stack where it is a
 * fault of the program (a TypeError and its like).
 * @param {unknown} error @returns {never}
 */
export function failBecause(error) {
  if (!(error instanceof Error) || isFault(error)) {
    console.error(error)
    process.exit(1)
  }
  fail(explain(error))
}

/** @param {Error} error */
function isFault(error) {
  return !['Error', 'error', 'AggregateError'].includes(error.name)
}

/** @param {Error & { code?: string, port?: number, address?: string }} error */
function explain(error) {
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is in use: stop what runs there, or set PORT to another.`
  if (error.code === 'EACCES' && error.port)
    return `Port ${error.port} is not open to this account: set PORT above 1023.`
  if (error.code === 'ECONNREFUSED') return `The database does not answer (${error.message || DATABASE_HINT}).`
  return error.message
}

const DATABASE_HINT = 'look at DATABASE_URL'
