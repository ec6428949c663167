/** Where files are kept did not do its part: it cannot be reached, refuses, does not answer, or has no room left. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'

  /** @param message for the log: names, statuses, addresses */
  constructor(
    readonly kind: 'away' | 'full',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** What a disk without room says, and one where an account has used up its own. */
const noRoom = ['ENOSPC', 'EDQUOT']

/** What the disk of a folder says, or a network on which it stands: none of it is the fault of whoever asked. */
const noDisk = [
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENXIO',
  'ENODEV',
  'ESTALE',
  'EHOSTDOWN',
  'ETIMEDOUT',
  'EMFILE',
  'ENFILE',
]

/** What a failure of a folder is reported as: a fault of where files are kept, or what it was. */
export function folderFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const kind = noRoom.includes(code) ? 'full' : noDisk.includes(code) ? 'away' : undefined
  return kind ? new StorageFault(kind, `the folder of files: ${(error as Error).message}`, { cause: error }) : error
}
