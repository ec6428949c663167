import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inProject } from './project.mjs'

/**
 * Writes how long each file of tests took, in seconds by its name, into the file that `DURATIONS_FILE` names. Vitest's JSON
 * report counts the tests alone, not what a file makes ready for them.
 * @implements {import('vitest/reporters').Reporter}
 */
export default class DurationsReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const durations = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return [relative(inProject('.'), module.moduleId), (collectDuration + setupDuration + duration) / 1000]
    })
    writeFileSync(process.env.DURATIONS_FILE ?? '', JSON.stringify(Object.fromEntries(durations)))
  }
}
