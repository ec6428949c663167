import { resolve } from 'node:path'
import { writeBackup } from '../backup/write-backup'
import { sizeText } from '../backup/size-text'
import { readFolder } from './read-folder'
import { runProgram } from './run-program'

/** Writes a backup, of a running server too: `npm run backup -- <folder> [--without-files]`. */
const readArguments = () => readFolder('backup', 'that the backup is to stand in')
await runProgram('server', readArguments, async ({ config, pool }, { folder, withFiles }) => {
  const { tables, files, needs } = await writeBackup(pool, config, resolve(folder), { withFiles })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} records of ${tables.length} tables and ${sizeText(files)} stand in ${resolve(folder)}.`)
  console.log(['Not in it, and needed to restore it:', ...needs].join('\n  '))
})
