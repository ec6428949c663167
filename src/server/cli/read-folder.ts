import { parseArgs } from 'node:util'

/** What `npm run backup` and `npm run restore` are given. */
export interface FolderArguments {
  readonly folder: string
  readonly withFiles: boolean
}

/** Reads them. @param what the folder is for @throws a sentence for people, where there is no folder or something else */
export function readFolder(program: string, what: string): FolderArguments {
  const { values, positionals } = parseArgs({
    options: { 'without-files': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!folder || positionals.length > 1)
    throw new Error(`Name the folder ${what}: npm run ${program} -- <folder> [--without-files]`)
  return { folder, withFiles: !values['without-files'] }
}
