import { copyText } from '../../commands/copy-text'
import type { Effect } from '../../commands/effects'

/** What link fields call each type of title; clips open in the app by their title. */
const types: Readonly<Record<string, string>> = { movie: 'MOVIE', series: 'DRAMA', short: 'SHORT' }

/** Copies the app's own address of a title, as link fields take it. */
export const copyDeepLink: Effect = async (target) => {
  if (target.kind !== 'rows') return
  const type = types[String(target.known[0]?.type)]
  await copyText(type ? `${type}:${target.ids[0]}` : String(target.ids[0]))
}
