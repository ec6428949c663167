import { isWebAddress } from '../url/web-address'
import { CONTENT_TYPES, type ContentType, type DeepLink, type DeepLinkField } from './field'

/** Content types whose target is an address; all others lead to a record, by its id. */
const ADDRESSES: readonly ContentType[] = ['INNER_URL', 'OUTER_URL', 'APP_URL']

/** The entities behind content types, where one entity holds all that a type leads to. */
const ENTITIES: { readonly [Type in ContentType]?: string } = {
  MOVIE: 'movie',
  DRAMA: 'series',
  SHORT: 'short',
  ALBUM: 'single',
  STAR: 'star',
  LIVE_ROOM: 'liveRoom',
  TOPIC: 'topic',
  RANKING: 'rank',
}

/** The entity whose id is the target; undefined for addresses, and where ids are entered as numbers. */
export function entityOf(type: ContentType): string | undefined {
  return ENTITIES[type]
}

/** The record that a link without a title of its own is called by; undefined where it leads to none. */
export function recordOf({ type, target, title }: DeepLink): { readonly to: string; readonly id: number } | undefined {
  const to = title ? undefined : entityOf(type)
  return to && /^\d+$/.test(target) ? { to, id: Number(target) } : undefined
}

/** The entities whose records links of a field lead to, and which people pick from to make one. */
export function linkedEntities({ of = CONTENT_TYPES }: DeepLinkField): readonly string[] {
  return of.flatMap((type) => ENTITIES[type] ?? [])
}

/** Schemes that run or read what they carry instead of leading somewhere. */
const HARMFUL = /^(javascript|data|vbscript|file|blob):/i

/** Whether links of this type lead to an address rather than to a record. */
export function leadsToAddress(type: ContentType): boolean {
  return ADDRESSES.includes(type)
}

/**
 * Whether the target fits the type: the id of a record in digits; for OUTER_URL a web address; for INNER_URL a web
 * address or a path of the app's own site; for APP_URL an address of any installed app.
 */
export function isTarget(type: ContentType, target: string): boolean {
  if (!leadsToAddress(type)) return /^[1-9]\d{0,15}$/.test(target)
  if (type === 'OUTER_URL') return isWebAddress(target)
  if (type === 'INNER_URL') return isWebAddress(target) || /^\/(?!\/)\S*$/.test(target)
  return /^[a-z][a-z0-9+.-]*:\S+$/i.test(target) && !HARMFUL.test(target)
}
