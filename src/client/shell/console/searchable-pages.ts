import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import type { SiteSection, SitePage } from '../../../schema/site-map'
import { titlesIn } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import { openPalette } from '../../engine/palette/palette-door'
import { currentLanguage } from '../../base/settings/settings-store'
import type { SearchablePage } from '../frame/header-search'
import { openAddress } from '../frame/open-address'
import { shell } from '../frame/shell-store'
import { site } from '../../engine/declared/site'
import { mayOpen } from '../../engine/declared/may-open'
import { searchTitles } from './page-tabs'
import { isVisitable } from './tabs'

interface Site {
  readonly sections: ReadonlyMap<string, SiteSection>
  readonly pages: ReadonlyMap<string, SitePage>
}

/**
 * What header search finds: every page that the account may open, hidden from the menu or not.
 * @param caption a title in the language in force
 * @param other the same in the other language
 */
function searchablePages(
  site: Site,
  holds: (code: string) => boolean,
  caption: (id: string) => string,
  other: (id: string) => string | undefined,
): readonly SearchablePage[] {
  return [...site.pages.values()]
    .filter((info) => isVisitable(info) && mayOpen(info, holds))
    .map((info) => {
      const ids = searchTitles(site, info)
      const keys = [...(info.page.alsoCalled ?? []), ...ids.flatMap((id) => other(id) ?? [])]
      return { id: info.id, path: info.path, titles: ids.map(caption), keys }
    })
}

const none: readonly SearchablePage[] = []

/** The pages for header search, while it is open; their titles in the other language come when it is opened first. */
export function useSearchablePages(holds: (code: string) => boolean): readonly SearchablePage[] {
  const caption = useCaption()
  const { dialog } = useSnapshot(shell)
  const language = currentLanguage()
  const [other, setOther] = useState<Readonly<Record<string, string>>>({})
  const isWanted = dialog === 'search'
  useEffect(() => {
    if (isWanted) void titlesIn(language === 'zh' ? 'en' : 'zh').then(setOther)
  }, [isWanted, language])
  return useMemo(
    () => (isWanted ? searchablePages(site, holds, caption, (id) => other[id]) : none),
    [isWanted, holds, caption, other],
  )
}

/** Goes to a page that was found; one about a record asks for the record, in the palette. */
export function openFound({ id, path }: SearchablePage): void {
  if (id !== undefined && path.includes('{')) openPalette({ command: { id: `${id}.go`, args: {} } })
  else openAddress(path, navigate)
}
