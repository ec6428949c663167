import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { pickCaption } from '../../fields/format'
import { session } from '../session/session'
import { currentLanguage, settings } from '../settings/settings-store'
import { menuOf, type MenuEntry } from '../shell/menu-rules'
import { site } from '../site'
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
