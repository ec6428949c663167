import { open } from 'node:fs/promises'

/** Has what was written to a file put on the disk. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
