/** The answer codes of the envelope; a family each, as the specification's error catalogue groups them. */
export type AnswerCode =
  '00000' | 'B01' | 'A0210' | 'A0230' | 'A0301' | 'A0400' | 'A0404' | 'A0409' | 'A0413' | 'A0429' | 'B0001' | 'C0001'

/** One thing wrong with what was sent: the field it is about, and a caption id with its parameters. */
export interface Problem {
  readonly field: string
  readonly problem: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A refusal with a sentence for the caller: a caption id, written in the caller's language on the way out. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  /**
   * @param code its family in the envelope
   * @param caption the caption id of the sentence that says what to do
   * @param params what the sentence names; of these, `kind` is the name of an entity, `right` a permission code, and `field` and `state`
   * are ids of captions: the reader is told what they are called
   * @param data what the caller needs to go on: the problems, the newer record
   */
  constructor(
    readonly code: AnswerCode,
    readonly caption: string,
    readonly params: Readonly<Record<string, string | number>> = {},
    readonly data: unknown = null,
  ) {
    super(`${code} ${caption}`)
  }
}

/** What was sent does not parse, or breaks a rule of its field. */
export function badRequest(problems: readonly Problem[]): Refusal {
  const [first] = problems
  return new Refusal('A0400', first?.problem ?? 'error.badRequest', first?.params, { field: first?.field, problems })
}

/** One field breaks a rule that spans more than itself. */
export function badField(field: string, problem: string, params?: Problem['params']): Refusal {
  return badRequest([params ? { field, problem, params } : { field, problem }])
}

/** No account is signed in with this token, or no longer. */
export function signedOut(): Refusal {
  return new Refusal('A0230', 'error.signedOut')
}

/** The account has signed in with a password that was given to it, and has to choose its own before anything else. */
export function passwordFirst(): Refusal {
  return new Refusal('A0301', 'error.passwordFirst', {}, { reason: 'passwordFirst' })
}

/** A role of the account asks for a second factor, and it has none: it sets one up before anything else. */
export function factorFirst(): Refusal {
  return new Refusal('A0301', 'error.factorFirst', {}, { reason: 'factorFirst' })
}

/**
 * Who holds the session has to prove again who they are, and then make the call again.
 * @param by the second factor, the password, or the provider that they have signed in by
 */
export function proofFirst(by: 'code' | 'password' | 'provider'): Refusal {
  return new Refusal('A0301', 'error.proofFirst', {}, { reason: 'proofFirst', by })
}

/** The account lacks a right; `code` is named so that it can be asked for. */
export function notPermitted(code: string): Refusal {
  return new Refusal('A0301', 'error.notPermitted', { right: code }, { code })
}

/** A record is in a state in which this is not possible. */
export function wrongState(entity: string, state: string): Refusal {
  return new Refusal('B01', 'error.wrongState', { state: `${entity}.state.${state}` })
}

/** No such record. */
export function notFound(entity: string, id: string | number): Refusal {
  return new Refusal('A0404', 'error.notFound', { kind: entity, id })
}

/** The record has moved on since it was read; the newer one goes along. */
export function staleRecord(current: unknown): Refusal {
  return new Refusal('B01', 'error.stale', {}, { reason: 'stale', current })
}

/** A rule of the product forbids it now; the sentence says why and what to do. */
export function refused(
  caption: string,
  params: Readonly<Record<string, string | number>> = {},
  data: unknown = null,
): Refusal {
  return new Refusal('B01', caption, params, data)
}

/** The product itself is asked to slow down. */
export function tooMany(seconds: number): Refusal {
  return new Refusal('A0429', 'error.tooMany', { seconds })
}

/** A third party did not do its part. */
export function thirdParty(name: string): Refusal {
  return new Refusal('C0001', 'error.thirdParty', { name })
}
