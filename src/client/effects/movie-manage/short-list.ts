import { copyText } from '../../commands/copy-text'
import type { Effect } from '../../commands/effects'

/** Copies the app's own address of a short drama, as link fields take it. */
export const copyDeepLink: Effect = async (target) => {
  if (target.kind === 'rows') await copyText(`SHORT:${target.ids[0]}`)
}
