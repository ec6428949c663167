import { superRole } from '../../../schema/super-role'
import { proxy, ref } from 'valtio'
import { call, callAnyHost } from '../api/api'
import type { AnswerOf } from '../api/declared-calls'
import { ApiError } from '../api/api-error'
import { forgetFirstCalls } from '../api/head-calls'
import { clearToken, readToken, storeToken } from '../api/token'
import { caption } from '../i18n/i18n'
import fixedAvatar from '../../assets/avatar.svg'
import { withBelow, type ServerMenu } from './server-menu'

/** Who is signed in. */
export interface SignedInAccount {
  readonly id: number
  readonly username: string
  readonly realName: string
  readonly roleIds: readonly number[]
  readonly timezone: string | null
  readonly mustChangePassword: boolean
  /** A role asks for a second factor, and there is none yet. */
  readonly mustSetUpFactor: boolean
  /** The picture that stands for whoever is signed in; the same for all, as specified. */
  readonly avatar: string
  /** Empty, as specified. */
  readonly introduction: string
}

/** `failed`: the server could not be asked; the token is kept and asking again may help. */
export type SessionStatus = 'starting' | 'signedOut' | 'signedIn' | 'failed'

export const session = proxy<{
  status: SessionStatus
  account: SignedInAccount | null
  /** Permission codes of pages and commands. */
  codes: ReadonlySet<string>
  /** The menu as a tree, in its order, as staff have edited it. */
  menus: readonly ServerMenu[]
  /** Why the last attempt failed, as a sentence. */
  message: string
  /** What there is to say where people sign in, e.g. that the password was changed. */
  notice: string
}>({ status: 'starting', account: null, codes: new Set(), menus: [], message: '', notice: '' })

/** Whether the signed-in account holds a permission code; an empty code asks for nothing. */
export function holds(code: string): boolean {
  return holdsCode(session, code)
}

/** The same for a state of the session. */
export function holdsCode({ account, codes }: Rights, code: string): boolean {
  return code === '' || account?.roleIds.includes(superRole) === true || codes.has(code)
}

interface Rights {
  readonly account: Pick<SignedInAccount, 'roleIds'> | null
  readonly codes: Pick<ReadonlySet<string>, 'has'>
}

/**
 * Loads who the token stands for and what they may do. A refusal clears the token; an unreachable server keeps it.
 */
export async function loadSession(): Promise<void> {
  if (!readToken()) {
    session.status = 'signedOut'
    return
  }
  try {
    const [account, resources] = await Promise.all([
      callAnyHost('GET /auth/backend/account/info'),
      callAnyHost('GET /auth/backend/account/authorize_resource'),
    ])
    if (!account) throw new ApiError('info', caption('error.verificationFailed'))
    if (!Array.isArray(account.roleIds) || account.roleIds.length === 0)
      throw new ApiError('info', caption('error.rolesEmpty'))
    const menus = resources?.menus ?? []
    const held = withBelow(menus).filter((menu) => menu.held !== false)
    session.codes = new Set([...held.map(({ code }) => code), ...(resources?.elements ?? [])])
    session.menus = ref([...menus])
    session.account = accountIn(account)
    session.status = 'signedIn'
    session.message = ''
  } catch (error) {
    session.message = guardText(error)
    const isUnreachable = error instanceof ApiError && (error.isNetwork || error.code === 'B0001')
    if (isUnreachable) session.status = 'failed'
    else dropSession()
  }
}

/** The account of an answer, of which another admin host tells id, real name and roles alone. @throws ApiError without an id */
function accountIn(answer: Partial<AnswerOf<'GET /auth/backend/account/info'>>): SignedInAccount {
  if (answer.id === undefined) throw new ApiError('info', caption('error.verificationFailed'))
  return {
    id: answer.id,
    username: answer.username ?? '',
    realName: answer.realName ?? '',
    roleIds: answer.roleIds ?? [],
    timezone: answer.timezone ?? null,
    mustChangePassword: answer.mustChangePassword ?? false,
    mustSetUpFactor: answer.mustSetUpFactor ?? false,
    avatar: fixedAvatar,
    introduction: '',
  }
}

/** The sentence that comes with a failure; of one that comes without any, that there was one. */
function guardText(error: unknown): string {
  const hasText = error instanceof Error && error.message !== '' && error.message !== caption('error.unknown')
  return hasText ? error.message : caption('error.guard')
}

/**
 * Signs in; the username is trimmed.
 * @param code of the second factor, once the server has asked for it
 * @throws ApiError with the sentence to show
 */
export async function signIn(username: string, password: string, code?: string): Promise<void> {
  const answer: unknown = await call('POST /auth/backend/account/login', {
    input: { username: username.trim(), password, ...(code && { code }) },
    // The page says it where people look.
    quiet: true,
  })
  storeToken(tokenIn(answer))
  session.notice = ''
  await loadSession()
}

/** The token in the answer to a sign-in: another admin host may answer it as it is. */
function tokenIn(answer: unknown): string {
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : answer
  return typeof token === 'string' ? token : ''
}

/** Whether a sign-in was refused because it takes a code as well, or another one. */
export function wantsCode(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : null
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'code'
}

/** Tells the server, then forgets; where the server cannot be reached, the browser signs out all the same. */
export async function signOut(): Promise<void> {
  await call('PUT /auth/backend/account/logout').catch(() => undefined)
  dropSession()
}

/** Goes to the page for signing in where the token has gone, as when another tab has signed out: the cookie means signed in. */
export function checkToken(): void {
  if (session.status === 'signedIn' && readToken() === undefined) dropSession()
}

/** Forgets the token and the rights. */
export function dropSession(): void {
  clearToken()
  forgetFirstCalls()
  session.account = null
  session.codes = new Set()
  session.menus = []
  session.status = 'signedOut'
}
