import { useEffect } from 'react'
import { providePageContext } from '../../page/page-context'
import type { PageProps } from '../../page/page-props'
import type { Target } from '../../parts/target'
import type { ListAtWork } from './use-list'

/**
 * Offers a list that has a body of its own to the palette, shortcuts and exports.
 * @param target the records that are meant now; needs a stable reference
 * @param step goes so many records on, where the list is worked through one at a time; needs a stable reference
 */
export function useListContext(
  { info, params }: Pick<PageProps, 'info' | 'params'>,
  { source, now }: Pick<ListAtWork, 'source' | 'now'>,
  target: () => Target,
  step?: (by: number) => void,
): void {
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params,
        target,
        matching: now.matching,
        search: () => location.search,
        columns: now.columns,
        view: now.view,
        reload: () => source.reload(),
        ...(step && { step }),
      }),
    [info.id, params, source, now, target, step],
  )
}
