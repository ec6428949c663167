import { storageKeyShape } from '../../fields/storage-key'

const shape = storageKeyShape({})

/**
 * A key as it may be used: plain segments, so that it never leads out of a folder or a bucket.
 * @throws where it is none; calls check their keys before, so this is a fault of ours
 */
export function checkKey(key: string): string {
  if (!shape.safeParse(key).success) throw new Error(`"${key}" is no storage key.`)
  return key
}
