import { existsSync } from 'node:fs'
import { fail } from './fail.mjs'
import { findChromium, findPostgres } from './find-programs.mjs'
import { runProgram } from './run-program.mjs'

/** The path of a browser for tests, installed from Debian's packages where there is none and we may. */
export function ensureBrowser() {
  return ensure(findChromium, ['chromium-headless-shell', 'chromium'], 'The browser tests need Chromium')
}

/** The folder of a PostgreSQL server's programs, installed in the same way. */
export function ensurePostgres() {
  return ensure(findPostgres, ['postgresql'], 'The tests on PostgreSQL need a PostgreSQL server')
}

/**
 * @param {() => string | undefined} find @param {string[]} names of Debian's packages, the best one first @param {string} need
 * @returns {Promise<string>}
 */
async function ensure(find, names, need) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // A release that has no such package has the next one.
  for (const name of names) if (!find() && mayInstall) await install(name)
  return find() ?? fail(`${need}: install the package "${names[0]}" and try again.`)
}

/** @param {string} name */
async function install(name) {
  console.log(`Installing ${name} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], env)
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
}
