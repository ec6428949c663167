import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fail } from './fail.mjs'
import { hashOf } from './hash-of.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run-program.mjs'

/** All that a build is made of; a folder stands for every file below it. */
const SOURCES = ['commands', 'locales', 'src', 'index.html', 'vite.config.ts', 'package-lock.json']
const STAMP = 'dist/.stamp'

/** Builds browser and server parts, unless the last build was made of the same sources. */
export async function ensureBuilt() {
  if (!(await build())) fail('The build has failed: see the message above.')
}

/** The same, but tells whether it stands. @param {string} [output] the file that takes what the build prints */
export async function build(output) {
  const stamp = inProject(STAMP)
  const sources = hashOf(SOURCES)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true
  if (!output) console.log('Building …')
  rmSync(stamp, { force: true })
  for (const side of [[], ['--ssr']]) {
    const program = inProject('node_modules/vite/bin/vite.js')
    // A test that builds says that it is a test, and would have the parts of a development server.
    const env = { NODE_ENV: 'production' }
    if ((await runNode([program, 'build', '--logLevel', 'warn', ...side], env, output)) !== 0) return false
  }
  writeFileSync(stamp, sources)
  return true
}
