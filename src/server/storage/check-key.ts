import { storageKeyShape } from '../../fields/storage-key'

const shape = storageKeyShape({})

/** Whether it is one: whatever else is in a folder or a bucket is not ours. */
export const isKey = (key: string): boolean => shape.safeParse(key).success

/**
 * A key as it may be used: plain segments, so that it never leads out of a folder or a bucket.
 * @throws where it is none; calls check their keys before, so this is a fault of ours
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`"${key}" is no storage key.`)
  return key
}
