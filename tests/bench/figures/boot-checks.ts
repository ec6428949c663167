import { runnerImport } from 'vite'
import type { Figure } from '../support/figure'

type Checked = typeof import('../support/boot-checks')

/** Checking all declarations, and deriving the API's calls from them, with code that has not run before. */
export const bootChecks: Figure = {
  name: 'boot-checks',
  goals: [{ name: 'boot-checks', unit: 'ms', goal: 500 }],
  prepare: async () => async () => {
    const { module } = await runnerImport<Checked>('/tests/bench/support/boot-checks.ts', {
      configFile: false,
      logLevel: 'error',
    })
    return [module.milliseconds]
  },
}
