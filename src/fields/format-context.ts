/** Who reads: in which language and time zone, and what is around the value. */
export interface FormatContext {
  /** `en` or `zh`. */
  readonly language: string
  /** An IANA time zone, e.g. `Asia/Shanghai`. */
  readonly zone: string
  /** The text of a caption id in that language. */
  readonly caption: (id: string, params?: Readonly<Record<string, string | number>>) => string
  /** The field's own caption id, e.g. `user.state`; the captions of its codes start with it. */
  readonly captionId?: string
  /** The record that holds the value: money looks for its currency there. */
  readonly row?: Readonly<Record<string, unknown>>
  /** Milliseconds since the epoch. Given, cells tell how long ago a moment is; the full time is in their title. */
  readonly now?: number
  /** Where a stored file is fetched from, by its storage key; undefined for what stands in a masked key's place. */
  readonly fileAddress?: (key: string) => string | undefined
}
