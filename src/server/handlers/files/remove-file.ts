import { defineWork } from '../../jobs/work'
import { removeFileWork } from '../../run/storage-within'

/** Removes a file that a committed transaction wants gone; a file that is gone already is no fault. */
export const removingFile = defineWork<{ key: string }>(removeFileWork, {
  lane: 'upkeep',
  run: ({ storage }, { key }) => storage.remove(key),
})
