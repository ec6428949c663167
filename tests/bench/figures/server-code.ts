import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importedFiles } from '../../support/imported-files'
import type { Figure } from '../support/figure'

const folder = 'dist/server'

/**
 * What each start of the server reads and compiles: the file that starts it, and all that this one imports before it runs. The same
 * of a thread that reads a spreadsheet.
 */
export const serverCode: Figure = {
  name: 'server-code',
  goals: [
    { name: 'server-code', unit: 'MB', goal: 5, last: 4.75 },
    { name: 'server-code-sheet', unit: 'MB', goal: 1, last: 0.52 },
  ],
  runs: 1,
  prepare: () =>
    Promise.resolve(() => {
      const start = readdirSync(join(folder, 'chunks')).filter((file) => file.startsWith('start-server-'))
      return Promise.resolve([
        megabytesOf(start.map((file) => join(folder, 'chunks', file))),
        megabytesOf([join(folder, 'sheet.js')]),
      ])
    }),
}

/** The size of files with all that they import. */
function megabytesOf(files: readonly string[]): number {
  const read = new Set([...files, ...importedFiles(files)])
  return [...read].reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000
}
