import type { Kysely, Transaction } from 'kysely'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Output } from '../../calls/define-call'
import type { Entity } from '../../schema/entity'
import type { Fields } from '../../schema/field'
import type { Database } from '../db/database'
import type { Records } from '../db/records'
import type { Language } from '../base/captions'
import type { Account } from '../access/account'
import type { Browser } from './browser'
import type { Services } from '../base/services'

/** What a running operation knows: who asks, and the database, inside the call's transaction where it writes. */
export interface Context {
  readonly account: Account
  /** Who has agreed to what is done, where it takes two. */
  readonly second?: Account
  readonly db: Kysely<Database> | Transaction<Database>
  /** Typed reads and writes of records; every write is kept for the audit entry. */
  readonly records: Records
  readonly services: Services
  readonly requestId: string
  readonly ip: string
  /** The browser that calls; none where nobody calls just now. */
  readonly browser?: Browser
  /** The command that the caller names. */
  readonly command?: string
  readonly language: Language
  readonly log: FastifyBaseLogger
  /** The moment of the call: one for all of its writes. */
  readonly now: Date
}

/** What the audit says of a call, besides who and when. */
export interface AuditNote {
  readonly kind:
    | 'create'
    | 'edit'
    | 'delete'
    | 'command'
    | 'approve'
    | 'export'
    | 'download'
    | 'reveal'
    | 'permission'
    | 'signIn'
    | 'signInFailed'
    | 'system'
  readonly code: string
  readonly page?: string
  readonly entity?: string
  readonly danger?: boolean
}

export type Guard = 'anyone' | 'signedIn' | { readonly anyOf: readonly string[] }

/** One call of the API: the pipeline is the only way to its `run`. */
export interface Operation<Input = unknown, Answer = unknown> {
  /** What it is called in logs and in the API document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/user/backend/blacklist/delete/{id}` */
  readonly url: string
  readonly guard: Guard
  /** Served even while the account has to change a password that was given to it. */
  readonly beforePassword?: true
  /** Served even while the account has to set up a second factor. */
  readonly beforeFactor?: true
  /** Asks whoever holds the session to prove again who they are, where the last proof is too old. */
  readonly asksProof?: boolean
  /** Path parameters, query and body together; unknown keys are refused. */
  readonly input: z.ZodType<Input>
  /** The data of its envelope, or a body of another kind. Tests compare each answer with it; the running server does not. */
  readonly output: Output
  /** Puts what callers may send in other words into those of `input`, before it is parsed. */
  readonly reword?: (
    input: Readonly<Record<string, unknown>>,
    /** The command that the caller names. */
    command?: string,
  ) => Readonly<Record<string, unknown>>
  /** Taken instead of a call that only asks what would happen (`dryRun`), where that may say less. */
  readonly dryInput?: z.ZodType<Input>
  /** What of the input are fields: areas among them may be named by their countries (`ID,TL`) in place of their ids. */
  readonly fields?: Fields
  /**
   * The record that it tells of or works on, by the name under which its input has the id, or several. Who does not come to the record
   * by one of the rights in `guard` is told that there is none.
   */
  readonly about?: { readonly entity: Entity; readonly by: string }
  /** Whose records it reads, many at once: those who ask for them stand in one line. */
  readonly entity?: Entity
  /** Tells the names that forms offer to choose from: who may choose reads them, whoever made the records. */
  readonly choosing?: true
  /** The part of its input that says why, which the log keeps; a field of `fields` that is a reason needs no mention. */
  readonly why?: string
  /** Present when it writes: the call runs in a transaction and this is audited in it. */
  readonly audit?: AuditNote
  /** Caption ids of input that is neither a record's field nor a command's argument, by its name. */
  readonly titles?: Readonly<Record<string, string>>
  /** Tells apart operations that share a method and a URL: the command whose id the call names, or that its fixed values fit. */
  readonly command?: { readonly id: string; readonly sends: Readonly<Record<string, unknown>> }
  /** A file or a stream: it answers the reply itself, after the same guard and parse. */
  readonly raw?: (context: Context, input: Input, reply: FastifyReply, request: FastifyRequest) => Promise<void>
  /** Goes before `run`, outside its transaction: what it writes stands even where the call is refused. */
  readonly before?: (context: Context, input: Input) => Promise<void>
  readonly run?: (context: Context, input: Input) => Promise<Answer>
  /** Goes after the transaction of `run`, whose answer it may add to: it writes nothing, and must not fail. */
  readonly after?: (context: Context, input: Input, answer: Answer) => Promise<unknown>
}

/** Declares an operation with its input type inferred from its schema, and what `after` takes from what `run` answers. */
export function defineOperation<Input, Answer>(operation: Operation<Input, Answer>): Operation {
  return operation as unknown as Operation
}
