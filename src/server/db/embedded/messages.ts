/** What the process that starts the embedded database tells the one it runs in, once, when it starts it. */
export interface StartMessage {
  readonly kind: 'start'
  /** The folder of the database; in memory where there is none. */
  readonly folder?: string
  /** A file made by a `dump` message, to begin with; only in memory. */
  readonly snapshot?: string
  /** The Unix socket to serve on. */
  readonly socket: string
}

export type Request = StartMessage | { readonly kind: 'dump'; readonly file: string } | { readonly kind: 'stop' }

/** The answer to a request, in the order of the requests. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly reason: string }
