/** What was wrong with one field of what was sent, in the reader's language. */
export interface FieldProblem {
  readonly field: string
  readonly msg: string
}

/** The code of a call that another admin API than this console's own has not got: the calls of the specification are all that it has to have. */
export const notOffered = 'notOffered'

/** What somebody proves by who they are: a code of their second factor, the password, or the provider they have signed in by. */
export type ProofKind = 'code' | 'password' | 'provider'

/** A call that was answered with a code other than success, or not at all (`network`). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: string,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message)
  }

  /** Whether nothing was answered: what was sent may be sent again as it is. */
  get isNetwork(): boolean {
    return this.code === 'network'
  }

  /** By what somebody has to prove again who they are, before the call is made again; undefined where that is not what it wants. */
  get proofWanted(): ProofKind | undefined {
    const { data } = this
    if (typeof data !== 'object' || data === null || !('reason' in data) || data.reason !== 'proofFirst')
      return undefined
    const by = 'by' in data ? data.by : undefined
    return by === 'code' || by === 'provider' ? by : 'password'
  }

  /** The problems by field, where it was a bad request. */
  get problems(): readonly FieldProblem[] {
    const { data } = this
    const list = typeof data === 'object' && data !== null && 'problems' in data ? data.problems : []
    return Array.isArray(list) ? (list as FieldProblem[]) : []
  }
}
