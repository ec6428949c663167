import { defineWork } from '../../jobs/work'
import { removeFilesWork, removeFileWork } from '../../pipeline/storage-within'
import { removeTraced } from '../../storage/film-traces'

/** Removes a file that a committed transaction wants gone; a file that is gone already is no fault. */
export const removingFile = defineWork<{ key: string }>(removeFileWork, {
  lane: 'upkeep',
  run: ({ storage }, { key }) => removeTraced(storage, key),
})

/** The same of many: done again from its start where it was cut off. */
export const removingFiles = defineWork<{ keys: readonly string[] }>(removeFilesWork, {
  lane: 'upkeep',
  stopsItself: true,
  run: async ({ storage }, { keys }, signal) => {
    for (const key of keys) {
      signal.throwIfAborted()
      await removeTraced(storage, key)
    }
  },
})
