import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { settings } from '../../base/settings/settings-store'
import type { PageLink } from './page-links'

/** The starred pages for the sidebar, in the language in force. */
export function useStarredLinks(): readonly PageLink[] {
  const caption = useCaption()
  const { starred } = useSnapshot(settings)
  return useMemo(() => starred.map(({ url, title }) => ({ url, title: caption(title) })), [starred, caption])
}
