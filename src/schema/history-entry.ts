/** One change of a record, as its history tells it. */
export interface HistoryEntry {
  /** The id of the audit entry. */
  readonly id: number
  readonly at: string
  /** Who did it, by name; empty where the server did. */
  readonly who: string
  readonly kind: string
  /** The id of the command that was run, where one was. */
  readonly command: string | null
  readonly reason: string | null
  readonly fields: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
  /** What the fields held, as a save takes it: an edit may put it back. Null where some of it is hidden. */
  readonly was: Readonly<Record<string, unknown>> | null
  /** Why whoever asks cannot take it back as an action of theirs, as a caption id; null where they can. */
  readonly refusal: string | null
}
