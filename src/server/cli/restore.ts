import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup'
import { sizeText } from '../backup/size-text'
import { readFolder } from './read-folder'
import { runProgram } from './run-program'

/** Brings a backup into an empty database and an empty place of files: `npm run restore -- <folder> [--without-files]`. */
const readArguments = () => readFolder('restore', 'that the backup stands in')
await runProgram('nobody', readArguments, async ({ config, pool }, { folder, withFiles }) => {
  const { at, tables, files, needs } = await restoreBackup(pool, config, resolve(folder), { withFiles })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const brought = withFiles ? files : undefined
  console.log(`${rows} records of ${tables.length} tables and ${sizeText(brought)} stand as they stood at ${at}.`)
  console.log(['Needed beside it:', ...needs].join('\n  '))
})
