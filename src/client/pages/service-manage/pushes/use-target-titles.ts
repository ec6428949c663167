import { useQuery } from '@tanstack/react-query'
import type { DeepLink } from '../../../../fields/deepLink/field'
import { call } from '../../../base/api/api'

/** What `{{title}}` stands for with a target, by language; null while that is not known. */
export function useTargetTitles(target: Partial<DeepLink> | null): Readonly<Record<string, string>> | null {
  const { type, target: place, title } = target ?? {}
  const { data } = useQuery({
    queryKey: ['push', 'targetTitle', type, place, title],
    queryFn: () =>
      type && place
        ? call('GET /message/backend/push/targetTitle', { input: { type, target: place, ...(title && { title }) } })
        : null,
    enabled: Boolean(type && place),
  })
  return data ?? null
}
