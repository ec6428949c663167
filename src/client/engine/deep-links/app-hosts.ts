import type { AppHosts } from '../../../fields/deepLink/address'
import { pageSetting } from '../../base/settings/page-setting'

/** Where links lead into the app, as the server is set. */
export function appHosts(): AppHosts {
  return { scheme: pageSetting('app-scheme') || 'ironman', site: pageSetting('app-link-host') }
}
