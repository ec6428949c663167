import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { failBecause } from './support/fail.mjs'
import { planPage } from './support/new-page.mjs'
import { inProject } from './support/project.mjs'

/*
 * `npm run new page <section>/<page> [<English name> <Chinese name>]` writes what a page is made of: its record, itself, its
 * commands and their captions.
 */

const [kind, path = '', english, chinese] = process.argv.slice(2)

try {
  if (kind !== 'page')
    throw new Error('Say what is new: npm run new page <section>/<page> [<English name> <Chinese name>].')
  const { files, captions, next } = planPage(inProject('.'), path, { english, chinese })
  for (const [file, text] of [...files, ...captions]) {
    const isNew = !existsSync(inProject(file))
    mkdirSync(dirname(inProject(file)), { recursive: true })
    writeFileSync(inProject(file), text)
    process.stdout.write(`${isNew ? 'written' : 'added to'}  ${file}\n`)
  }
  process.stdout.write(`\n${next}\n`)
} catch (error) {
  failBecause(error)
}
