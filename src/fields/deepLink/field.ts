import type { Field, FieldOptions } from '../../schema/field'

/** What a link inside the app may lead to. */
export const CONTENT_TYPES = [
  'MOVIE',
  'DRAMA',
  'SHORT',
  'INNER_URL',
  'OUTER_URL',
  'APP_URL',
  'ALBUM',
  'STAR',
  'ROOM',
  'LIVE_ROOM',
  'TOPIC',
  'GROUP',
  'RANKING',
] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

export interface DeepLink<Type extends ContentType = ContentType> {
  readonly type: Type
  /** The record's id in digits, or the address. */
  readonly target: string
  /** Shown in place of the target's own title. */
  readonly title?: string
}

export type DeepLinkField = Field<'deepLink', DeepLink> & { readonly of?: readonly ContentType[] }

/** A link to a place in the app; `of` narrows where it may lead: `deepLink({ of: ['MOVIE', 'DRAMA'] })`. */
export function deepLink<const Of extends ContentType = ContentType, const O extends FieldOptions<DeepLink<Of>> = {}>(
  options?: O & { readonly of?: readonly Of[] },
): O & { readonly of?: readonly Of[] } & Field<'deepLink', DeepLink<Of>> {
  return { ...options, type: 'deepLink' } as never
}
