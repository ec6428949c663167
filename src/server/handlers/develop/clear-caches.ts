import { clearCaches } from '../../../../commands/develop-manage/sparrow'
import { handlePage } from '../../operations/handler'

/** Tells all servers and open browsers to forget what they keep; each does so when it hears of it. */
export const clearingCaches = handlePage(clearCaches, {
  run: ({ services }, { caches }) => {
    services.events.publish({ kind: 'caches', caches: caches ?? [] })
    if (caches?.includes('dictionaries')) services.events.publish({ kind: 'dictionaries' })
    return Promise.resolve({ cleared: caches })
  },
})
