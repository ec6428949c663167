import type { SitePage } from '../../../schema/site-map'
import { menusByCode, type ServerMenu } from '../../base/session/server-menu'

/** A page with what its entry in the menu says of its tab; what the entry does not say is as declared. */
export function asEdited(info: SitePage, menus: readonly ServerMenu[]): SitePage {
  const entry = menusByCode(menus).get(info.permission)
  if (!entry) return info
  const { affix: _affix, noCache: _noCache, custom: _custom, ...page } = info.page
  const flag = (name: 'affix' | 'noCache' | 'custom') => ((entry[name] ?? info.page[name]) ? { [name]: true } : {})
  return { ...info, page: { ...page, ...flag('affix'), ...flag('noCache'), ...flag('custom') } }
}
