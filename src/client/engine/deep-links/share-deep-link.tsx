import { appAddresses } from '../../../fields/deepLink/address'
import type { ContentType } from '../../../fields/deepLink/field'
import { copyText } from '../commands/copy-text'
import type { CommandCode } from '../commands/page-code'
import { openResult } from '../commands/result-dialog'
import { shortTitle } from '../commands/command-title'
import { appHosts } from './app-hosts'
import { LinkCard } from './link-card'

/**
 * Copies the app's own address of the record at hand, and shows it as links and as a code for a phone to read.
 * @param typeOf what link fields call the record; undefined where the app has no page of it
 */
export function sharesDeepLink(
  typeOf: (row: Readonly<Record<string, unknown>> | undefined) => ContentType | undefined,
): CommandCode {
  return {
    start: async (target, _args, info) => {
      if (target.kind !== 'rows') return
      const type = typeOf(target.known[0])
      if (!type) return copyText(String(target.ids[0]))
      const link = { type, target: String(target.ids[0]) }
      await copyText(appAddresses(link, appHosts()).scheme)
      openResult({ title: shortTitle(info), content: <LinkCard link={link} /> })
    },
  }
}
