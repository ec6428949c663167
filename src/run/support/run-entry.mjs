import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run-program.mjs'

/**
 * Runs one of the server's programs with our arguments, built afresh where the sources have changed, and ends with its
 * exit code.
 * @param {string} name as in `dist/server/<name>.js`
 */
export async function runEntry(name) {
  await ensureInstalled()
  await ensureBuilt()
  process.exit(await runNode([inProject(`dist/server/${name}.js`), ...process.argv.slice(2)]))
}
