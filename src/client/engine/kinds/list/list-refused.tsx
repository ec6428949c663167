import { useEffectEvent, useLayoutEffect } from 'react'
import { currentLanguage } from '../../../base/settings/settings-store'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { Button } from '../../../base/ui/button'
import { ErrorState } from '../../../base/ui/state'
import type { DeclaredList } from '../../parts/list-definition'
import { pathTitle } from '../../parts/path-title'
import type { RefusedParts } from '../../parts/refused-parts'

interface ListRefusedProps {
  readonly list: DeclaredList
  readonly parts: RefusedParts
  readonly onWithout: () => void
}

/** Says which filters or order of its address a list does not have, and opens it without them; what else it is filtered by stays. */
export function ListRefused({ list, parts, onWithout }: ListRefusedProps) {
  const caption = useCaption()
  const goOn = useEffectEvent(onWithout)
  useLayoutEffect(
    () =>
      keyboard.bind([
        { id: 'list.openWithout', keys: 'Mod+Enter', scope: 'page', title: 'list.openWithout', run: () => goOn() },
      ]),
    [],
  )
  const named = (paths: readonly string[]) =>
    new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(
      paths.map((path) => pathTitle(list, path, caption)),
    )
  return (
    <ErrorState
      title={caption('list.refusedTitle')}
      text={[
        ...(parts.filters.length > 0 ? [caption('list.refusedFilters', { names: named(parts.filters) })] : []),
        ...(parts.sort.length > 0 ? [caption('list.refusedSort', { names: named(parts.sort) })] : []),
      ].join(' ')}
      action={
        <Button variant="primary" keys="Mod+Enter" onClick={onWithout}>
          {caption('list.openWithout')}
        </Button>
      }
    />
  )
}
