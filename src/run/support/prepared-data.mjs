import { cpSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { hashOf } from './hash-of.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run-program.mjs'

/*
 * The data folder that the browser tests begin with: migrated, filled with the demo, started once, so that its accounts have
 * passwords. Servers work on copies of it.
 */

/** What the data follow from: all but the console itself. */
const SOURCES = [
  'commands',
  'locales',
  'src/dictionaries',
  'src/entities',
  'src/fields',
  'src/pages',
  'src/schema',
  'src/server',
  'src/shared',
]
/** The demo ends at the moment when it is made; figures of today would be empty the next day. In milliseconds. */
const LASTS = 6 * 3_600_000
const folder = inProject('.cache/prepared-data')

/** Prepares the data unless they stand already. @param {string} [output] the file that takes what is printed @returns {Promise<boolean>} whether they stand */
export async function prepareData(output) {
  const wanted = wantedFolder()
  if (existsSync(wanted) && Date.now() - statSync(wanted).mtimeMs < LASTS) return true
  await ensureBuilt()
  rmSync(folder, { recursive: true, force: true })
  const making = join(folder, 'making')
  mkdirSync(making, { recursive: true })
  const env = { DATA_DIR: making, ADMIN_PASSWORD: adminPassword, PORT: '0', LOG_LEVEL: 'error' }
  for (const program of ['dist/server/seed.js', 'src/run/support/start-and-stop.mjs'])
    if ((await runNode([inProject(program)], env, output)) !== 0) return false
  renameSync(making, wanted)
  return true
}

/** The password of `admin` in the prepared data. */
const adminPassword = 'Browser-tests-only#1'

/** Copies the prepared data. @param {string} to the folder of the copy @throws Error where none stand */
export function copyPreparedData(to) {
  const wanted = wantedFolder()
  if (!existsSync(wanted)) throw new Error('There are no prepared data: run `npm test -- e2e`, which prepares them.')
  rmSync(to, { recursive: true, force: true })
  cpSync(wanted, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

function wantedFolder() {
  return join(folder, hashOf(SOURCES).slice(0, 16))
}
