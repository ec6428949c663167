import type { FilesContent } from './manifest'

/** The files of a backup, for people: `204 files (3.2 MB)`. */
export function sizeText(files: FilesContent | undefined): string {
  if (!files) return 'no files'
  return `${files.count} files (${(files.bytes / 1e6).toFixed(1)} MB)`
}
