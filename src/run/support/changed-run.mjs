import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { changedFiles } from './changed-files.mjs'
import { chooseTests } from './choose-tests.mjs'
import { importsAmong } from './imports-among.mjs'
import { inProject, project } from './project.mjs'

/**
 * What `npm test -- changed` runs: for each step the arguments that it gets. Prints what it has chosen, and what it leaves out.
 * @returns {ReadonlyMap<string, string[]>} by the names of steps
 */
export function changedRun() {
  const changed = changedFiles()
  const all = projectFiles()
  const { unit, contract, api, e2e } = chooseTests(changed, all, importsAmong(all))
  const choices = { unit, contract, 'api-postgres': api, e2e }
  /** @type {Map<string, string[]>} */
  const run = new Map()
  const code = changed.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
  console.log(`${changed.length} files differ from main.`)
  if (code.some((file) => /\.tsx?$/.test(file))) run.set('types', [])
  if (changed.length > 0) run.set('lint', changed)
  for (const [step, { files, leftOut }] of Object.entries(choices)) {
    if (files.length > 0) run.set(step, files)
    if (files.length > 0) console.log(`${step}: ${files.join(' ')}`)
    if (leftOut.length > 0) console.log(`${step}, left out: ${leftOut.join(' ')}`)
  }
  console.log(
    'Left out: the build, the API tests on the embedded database, and the browser tests (npm test -- e2e FILE).',
  )
  return run
}

function projectFiles() {
  return ['commands', 'src', 'tests'].flatMap((folder) =>
    readdirSync(inProject(folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(project, join(entry.parentPath, entry.name))),
  )
}
