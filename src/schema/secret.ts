/**
 * Whether secrets under a code are shown by a command alone, one record at a time, and stay masked for everybody else
 * and otherwise: the code is then the right to that command, which has its limit and its audit. Other codes unmask
 * wherever the field stands.
 */
export function isRevealedByCommand(code: string): boolean {
  return code.endsWith(revealing)
}

/** The code that lets a secret into a file in the clear: that of a secret shown by a command is a right of its own, with a second person. */
export function exportCodeOf(code: string): string {
  return isRevealedByCommand(code) ? `${code.slice(0, -revealing.length)}.exportPersonal` : code
}

const revealing = '.reveal'
