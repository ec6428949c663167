import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { pickCaption } from '../../../fields/format'
import { session } from '../../base/session/session'
import { currentLanguage, settings } from '../../base/settings/settings-store'
import { menuOf, type MenuEntry } from '../frame/menu-rules'
import { site } from '../../engine/declared/site'
import { menuItems } from './menu'

/** The sidebar's lines for the signed-in account: the menu as staff have made it, in the language in force. */
export function useMenu(holds: (code: string) => boolean): readonly MenuEntry[] {
  const { menus } = useSnapshot(session)
  const { language: _chosen } = useSnapshot(settings)
  const language = currentLanguage()
  return useMemo(
    () =>
      menuOf(
        menuItems(site, holds, menus, (title) => (typeof title === 'string' ? title : pickCaption(title, language))),
      ),
    [holds, menus, language],
  )
}
