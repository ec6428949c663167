import { runnerImport } from 'vite'
import type { CommandTitle } from '../../src/run/support/command-index/build-index'

type Declared = typeof import('../../src/run/support/declared')

/** The titles of all commands of the console, read as a build reads them: for programs that are not built themselves. */
export async function loadDeclaredTitles(): Promise<CommandTitle[]> {
  const options = { configFile: false as const, logLevel: 'error' as const }
  const { module } = await runnerImport<Declared>('/src/run/support/declared.ts', options)
  return module.declaredTitles()
}
