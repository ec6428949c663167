import { useEffect } from 'react'
import { update } from './tab-rules'
import { setTabs } from './tab-store'

/** Tells the tab of a page from others of that page: by what its list is limited to, or the record that is edited. */
export function useTabDetail(tabKey: string, detail: string | undefined): void {
  useEffect(() => {
    if (detail !== undefined) setTabs((tabs) => update(tabs, tabKey, { detail }))
  }, [tabKey, detail])
}
