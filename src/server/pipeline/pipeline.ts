import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { problemText } from '../../fields/problem-text'
import { reasonsIn } from '../../schema/command'
import { caption, languageOf, type Language } from '../base/captions'
import { withQueryLog, type LoggedQuery } from '../db/query-log'
import { Records } from '../db/records'
import { inTransaction } from './in-transaction'
import type { Services } from '../base/services'
import { refuseUnseen } from '../access/refuse-unseen'
import { withAreaIds } from './area-codes'
import { accountOf, holds, sessionCookie, type Account } from '../access/account'
import { writeAudit } from '../audit/audit'
import { browserOf, cookieOf } from './browser'
import { isBusy } from './bulkhead'
import { CallGates } from './call-gates'
import { databaseRefusal } from './database-refusal'
import { fieldTitle } from './field-title'
import { notPermitted, Refusal, signedOut, type Problem } from '../base/errors'
import type { Context, Operation } from './operation'
import { outageOf } from './outage'
import { OperationPaths, type FoundOperations } from './operation-paths'
import { parseCall } from './parse-call'
import { refusalOf } from './problems'
import { notePattern } from './pattern-of'
import { refuseBefore } from './refuse-before'
import { refuseUnstorable } from './refuse-unstorable'
import { spoken } from './spoken'
import { statuses } from './statuses'

/** Nobody: what a call to an operation for `anyone` runs as. */
const nobody: Account = {
  id: 0,
  username: '',
  realName: '',
  roleIds: [],
  isSuper: false,
  codes: new Set(),
  scopes: new Map(),
  areas: [],
  countries: [],
  sessionId: 0,
  zone: 'UTC',
  mustChangePassword: false,
  hasFactor: false,
  needsFactor: false,
  ipAllow: null,
  signedInBy: null,
  provedAt: null,
}

/** Looks at the data of each envelope before it is sent. */
export type OnAnswer = (operation: Operation, data: unknown) => void

/**
 * Serves operations. Every call goes one way: token, account and its codes, guard, parse, handler with its audit entry
 * in the same transaction, envelope. There is no second way in.
 */
export function serveOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  services: Services,
  onAnswer?: OnAnswer,
): void {
  const serving: Serving = { services, gates: new CallGates(services.config.pools), onAnswer }
  const [files, calls] = [operations.filter(isAboutFile), operations.filter((operation) => !isAboutFile(operation))]
  for (const operation of files) {
    const candidates = [operation] as const
    app.route({
      method: operation.method,
      url: operation.url,
      handler: (request, reply) =>
        traced(request, reply, { candidates, params: request.params as FoundOperations['params'] }, serving),
    })
  }
  const paths = new OperationPaths(calls)
  for (const prefix of paths.prefixes)
    app.route({
      method: [...new Set(calls.map(({ method }) => method))],
      url: `${prefix}/*`,
      handler: (request, reply) => {
        const [path = ''] = request.url.split('?')
        const found = paths.find(request.method === 'HEAD' ? 'GET' : request.method, path)
        return found ? traced(request, reply, found, serving) : reply.callNotFound()
      },
    })
}

/** What every call is served with. */
interface Serving {
  readonly services: Services
  readonly gates: CallGates
  readonly onAnswer: OnAnswer | undefined
}

/** Whether the rest of its path names a file, or the path itself does: `/files/*`, `/files/exports.zip`. */
function isAboutFile({ url }: Operation): boolean {
  return url.startsWith('/files/')
}

/** The code of those who may see which queries a call of theirs ran. */
const tracerCode = 'DevelopManage:sparrow'

/** Answers a call; one that asks for it in a header, with the queries that it ran. */
function traced(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundOperations,
  serving: Serving,
): Promise<unknown> {
  if (request.headers['x-trace-queries'] === undefined) return answer(request, reply, found, serving)
  const queries: LoggedQuery[] = []
  return withQueryLog(queries, () => answer(request, reply, found, serving, queries))
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { candidates, params }: FoundOperations,
  { services, gates, onAnswer }: Serving,
  queries?: LoggedQuery[],
): Promise<unknown> {
  const started = performance.now()
  const now = new Date()
  const language = languageOf(request.headers['accept-language'])
  const input = inputOf(request, params)
  const fitting = choose(candidates, request, input)
  let [operation] = fitting
  notePattern(request, operation)
  let account = nobody
  const gone = goneWith(reply)
  try {
    account = await signIn(request, operation, services)
    operation = fitting.find((each) => mayCall(account, each)) ?? operation
    guard(account, operation)
    refuseBefore(account, operation, { ip: request.ip, isTried: input.dryRun === true, now })
    if (queries) beginTrace(account, queries)
    refuseUnstorable(input)
    const shape = input.dryRun === true ? (operation.dryInput ?? operation.input) : operation.input
    const named = request.headers['x-command']
    const command = typeof named === 'string' ? { command: named } : {}
    const parsed = parseCall(
      shape,
      await withAreaIds(services.db, operation.fields, operation.reword?.(input, command.command) ?? input),
      request.query,
    )
    const base = {
      account,
      services,
      requestId: request.id,
      ip: request.ip,
      browser: browserOf(request, reply, services.config),
      ...command,
      language,
      log: request.log,
      now,
    }
    const refuse = () => refuseUnseen({ account, services }, operation, parsed)
    if (operation.raw) {
      await gates.pass(operation, account, gone, refuse)
      const records = new Records(services.db, account.id || null, now)
      await operation.raw({ ...base, db: services.db, records }, parsed, reply, request)
      return reply
    }
    const reading = () => ({ ...base, db: services.db, records: new Records(services.db, account.id || null, now) })
    const data = await gates.pass(operation, account, operation.audit ? undefined : gone, async () => {
      await refuse()
      await operation.before?.({ ...base, db: services.db, records: new Records(services.db, null, now) }, parsed)
      const ran = operation.audit ? runWriting(operation, base, parsed, started) : operation.run?.(reading(), parsed)
      return operation.after ? operation.after(reading(), parsed, await ran) : ran
    })
    onAnswer?.(operation, data ?? null)
    return { code: '00000', msg: 'ok', data: data ?? null, ...(queries && { queries }) }
  } catch (error) {
    const isTried = input.dryRun === true
    const refusal = asRefusal(error, operation.audit !== undefined && !isTried)
    if (!(error instanceof Refusal) && !(error instanceof z.ZodError) && !gone.aborted)
      request.log.error({ err: error, operation: operation.id, account: account.username }, 'call failed')
    // What was only tried is no attempt, nor is what never had its turn.
    if (operation.audit && account !== nobody && !isTried && !isBusy(refusal))
      await auditRefusal(operation, account, refusal, request, services, started)
    const titleOf = (path: string) => fieldTitle(services.registry, operation, path, language)
    const shown = queries && holds(account, tracerCode) ? { queries } : {}
    tellWhenAgain(reply, refusal)
    return reply.status(statusOf(refusal)).send({ ...envelope(refusal, language, request.id, titleOf), ...shown })
  }
}

/** Aborts when the connection goes before the answer has: nobody waits for it any more. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => raw.writableFinished || gone.abort())
  return gone.signal
}

/** Says to programs in a header what the sentence says to people: when it is worth another try. */
export function tellWhenAgain(reply: FastifyReply, { params: { seconds }, code }: Refusal): void {
  if (code === 'A0429' && typeof seconds === 'number') void reply.header('retry-after', seconds)
}

/** The HTTP status that goes with a refusal. */
export function statusOf({ code }: Refusal): number {
  return statuses[code]
}

/**
 * The envelope of a refusal, its sentence in the caller's language.
 * @param titleOf what the caller knows a field by, where the refused call can tell
 */
export function envelope(
  refusal: Refusal,
  language: Language,
  requestId: string,
  titleOf: (path: string) => string | undefined = () => undefined,
) {
  const problems = problemsOf(refusal.data)
  const say: Parameters<typeof problemText>[2] = (id, params) => caption(language, id, params)
  return {
    code: refusal.code,
    msg: problemText(
      { id: refusal.caption, params: { ...spoken(refusal.params, language), requestId } },
      titleOf(fieldIn(refusal)),
      say,
    ),
    data: problems
      ? {
          ...(refusal.data as object),
          problems: problems.map((each) => ({
            ...each,
            msg: problemText(
              { ...each, id: each.problem, params: spoken({ ...each.params }, language) },
              titleOf(each.field),
              say,
            ),
          })),
        }
      : refusal.data,
  }
}

/**
 * What a thrown error tells the caller: refusals as they are; ours never in its own words.
 * @param wrote whether something was to be written: what came of that is not known, since it may have failed after the commit
 */
export function asRefusal(error: unknown, wrote = false): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof z.ZodError) return refusalOf(error)
  const known = outageOf(error) ?? databaseRefusal(error)
  if (known) return known
  return new Refusal('B0001', wrote ? 'error.oursUnsure' : 'error.ours')
}

async function signIn(request: FastifyRequest, operation: Operation, services: Services): Promise<Account> {
  const token = request.headers.token
  if (operation.guard === 'anyone') return nobody
  if (typeof token !== 'string' || token === '') throw signedOut()
  const account = await accountOf(services, token, cookieOf(request, sessionCookie))
  if (!account) throw signedOut()
  return account
}

function guard(account: Account, operation: Operation): void {
  const { guard: rule } = operation
  if (typeof rule === 'object' && !mayCall(account, operation)) throw notPermitted(rule.anyOf[0] ?? '')
}

/** Who asks for the queries must hold the tool; those that found out who asks are none of the call's. */
function beginTrace(account: Account, queries: LoggedQuery[]): void {
  if (!holds(account, tracerCode)) throw notPermitted(tracerCode)
  queries.length = 0
}

function mayCall(account: Account, { guard: rule }: Operation): boolean {
  return typeof rule === 'string' || rule.anyOf.some((code) => holds(account, code))
}

async function runWriting(
  operation: Operation,
  base: Omit<Context, 'db' | 'records'>,
  input: unknown,
  started: number,
): Promise<unknown> {
  return inTransaction(base.services, async ({ db, services }) => {
    const records = new Records(db, base.account.id || null, base.now)
    const data = await operation.run?.({ ...base, services, db, records }, input)
    const note = operation.audit
    services.events.changed(records.changes)
    if (!note || records.isAudited) return data
    const auditId = await writeAudit(
      db,
      {
        ...note,
        accountId: base.account.id || records.actor,
        sessionId: base.account.sessionId || null,
        changes: records.changes,
        reason: reasonOf(operation, input),
        result: 'ok',
        resultCode: '00000',
        ip: base.ip,
        requestId: base.requestId,
        at: base.now,
        durationMs: performance.now() - started,
      },
      base.services.registry.entities,
    )
    // Named, so that it can be undone: what changed nothing cannot.
    const named = records.changes.length > 0 ? { auditId } : {}
    return isPlainObject(data) ? { ...data, ...named } : (data ?? named)
  })
}

async function auditRefusal(
  operation: Operation,
  account: Account,
  refusal: Refusal,
  request: FastifyRequest,
  services: Services,
  started: number,
): Promise<void> {
  if (!operation.audit) return
  const entry = {
    ...operation.audit,
    accountId: account.id,
    sessionId: account.sessionId,
    changes: [],
    result: refusal.code === 'B0001' ? ('failed' as const) : ('refused' as const),
    resultCode: refusal.code,
    ip: request.ip,
    requestId: request.id,
    at: new Date(),
    durationMs: performance.now() - started,
  }
  // One statement is a transaction of its own.
  await writeAudit(services.db, entry, services.registry.entities).catch((error: unknown) =>
    request.log.error({ err: error }, 'a refused attempt could not be audited'),
  )
}

/**
 * Commands that share a call are distinguished by the command the caller names, else by the fixed values they send; of several
 * that are left the account may call one.
 */
function choose(
  candidates: readonly Operation[],
  request: FastifyRequest,
  input: Readonly<Record<string, unknown>>,
): readonly [Operation, ...Operation[]] {
  const named = request.headers['x-command']
  const byName = candidates.find(({ command }) => command && command.id === named)
  if (byName) return [byName]
  const bySends = candidates.filter(
    ({ command }) =>
      command &&
      Object.entries(command.sends).length > 0 &&
      Object.entries(command.sends).every(([key, value]) => input[key] === value),
  )
  const plain = candidates.filter((operation) => !operation.command)
  const [first = candidates[0]!, ...others] = bySends.length > 0 ? bySends : plain.length > 0 ? plain : candidates
  return [first, ...others]
}

function inputOf(request: FastifyRequest, params: FoundOperations['params']): Record<string, unknown> {
  // What the path says is what proxies and logs tell of the call: nothing else that is sent takes its place.
  return {
    ...(request.query as object),
    ...(isPlainObject(request.body) ? request.body : {}),
    ...params,
  }
}

/** The field that a refusal is about; empty where it is about none. */
function fieldIn({ data }: Refusal): string {
  return isPlainObject(data) && typeof data.field === 'string' ? data.field : ''
}

function problemsOf(data: unknown): readonly Problem[] | undefined {
  return isPlainObject(data) && Array.isArray(data.problems) ? (data.problems as Problem[]) : undefined
}

/** The reason that a call gives: where it says so itself, or in a field that is one. */
function reasonOf({ why, fields = {} }: Operation, input: unknown): string | undefined {
  if (!isPlainObject(input)) return undefined
  const given = (why === undefined ? reasonsIn(fields) : [why]).map((name) => input[name])
  return given.find((reason) => typeof reason === 'string')
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
