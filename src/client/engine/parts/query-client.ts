import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../base/api/api-error'
import { registerTabMemory } from '../tabs/tab-memory'
import { onAnyRecordsChanged, onQueriesCleared } from './record-events'

/** Server data outside lists: fresh for ten seconds, asked again once where the network failed, never where the server refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => error instanceof ApiError && error.isNetwork && count < 1,
      refetchOnWindowFocus: false,
    },
  },
})

onQueriesCleared(() => void queryClient.invalidateQueries())
onAnyRecordsChanged((entity) => void queryClient.invalidateQueries({ queryKey: ['detail', entity] }))

// A tab that is built again, or keeps nothing, asks again; nobody finds what another account has read.
registerTabMemory({
  drop: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  dropAll: () => queryClient.clear(),
})
