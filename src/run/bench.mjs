import { ensureBrowser, ensurePostgres } from './support/ensure-programs.mjs'
import { ensureBuilt } from './support/ensure-built.mjs'
import { ensureInstalled } from './support/ensure-installed.mjs'
import { inProject } from './support/project.mjs'
import { runNode } from './support/run-program.mjs'

await ensureInstalled()
await ensureBuilt()
await ensurePostgres()
const CHROMIUM = await ensureBrowser()
process.exit(
  await runNode(['--import', 'tsx', inProject('tests/bench/run.ts'), ...process.argv.slice(2)], { CHROMIUM }),
)
