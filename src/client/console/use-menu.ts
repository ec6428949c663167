import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../session/session'
import { currentLanguage, settings } from '../settings/settings-store'
import { menuOf, type MenuEntry } from '../shell/menu-rules'
import { site } from '../site'
import { menuItems } from './menu'

/** The sidebar's lines for the signed-in account: pages that it may open, and what leads outside, in the language in force. */
export function useMenu(holds: (code: string) => boolean): readonly MenuEntry[] {
  const { links } = useSnapshot(session)
  const { language: _chosen } = useSnapshot(settings)
  const language = currentLanguage()
  return useMemo(() => {
    const outside = links.map(({ code, title, url, icon }) => ({
      code,
      title: language === 'zh' ? title.zh_CN : title.en,
      url,
      ...(icon && { icon }),
    }))
    return menuOf(menuItems(site, holds, outside))
  }, [holds, links, language])
}
