import { existsSync, readFileSync } from 'node:fs'
import { fail } from './fail.mjs'
import { inProject } from './project.mjs'
import { runProgram } from './run-program.mjs'

/** Installs the packages that package-lock.json names, unless exactly they are there. */
export async function ensureInstalled() {
  checkNode()
  if (isInstalled()) return
  console.log('Installing packages …')
  // NODE_ENV=production would leave out what builds and tests.
  const code = await runProgram('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) fail('The packages could not be installed: see npm’s message above.')
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: 20.19 or later is needed.`)
}

/** npm notes what it has installed in a lock file of its own, in the same form. */
function isInstalled() {
  const note = inProject('node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf(inProject('package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** @param {string} lockFile @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}
