import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import type { Row } from '../../../schema/entity'
import { call } from '../../base/api/api'
import { commandDialog } from '../../engine/commands/command-dialog-store'

type Scope = NonNullable<Row<typeof blacklistEntry>['scope']>

/** Whom and from what; undefined where it is not one user. */
interface Banned {
  readonly user: number
  readonly scope: Scope
}

/** Whether a ban begins, rather than one in force or on record being changed: those have their reason, or stand chosen. */
export function isNewBan(values: Readonly<Record<string, unknown>>): boolean {
  if (typeof values.reason === 'string' && values.reason !== '') return false
  const target = commandDialog.request?.target
  const row = target?.kind === 'rows' && target.entity.name === 'blacklistEntry' ? target.known[0] : undefined
  return values.user !== undefined || row?.state !== 'active'
}

/** The one user who is about to be banned, by the form that is filled in, else by what the open command acts on. */
export function bannedOf(values: Readonly<Record<string, unknown>>): Banned | undefined {
  const target = commandDialog.request?.target
  const isOne = target?.kind === 'rows' && target.ids.length === 1
  const [row] = isOne ? target.known : []
  const scope = scopeOf(values)
  const inForm = idOf(values.user)
  if (inForm !== undefined) return { user: inForm, scope }
  if (!isOne || target.ids[0] === undefined) return undefined
  if (target.entity.name === 'user') return { user: target.ids[0], scope }
  const user = target.entity.name === 'blacklistEntry' && row ? idOf(row.user) : undefined
  return user === undefined || !row ? undefined : { user, scope: scopeOf(row) }
}

/** The length that fits how often it has happened. */
export function proposalQuery(banned: Banned | undefined) {
  return {
    queryKey: ['user', 'banProposal', banned?.user, banned?.scope],
    queryFn: () => (banned ? call('GET /user/backend/blacklist/proposal', { input: banned }) : null),
    enabled: banned !== undefined,
    staleTime: 10_000,
  }
}

function idOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    ? value.id
    : undefined
}

/** The scope of a record or a form; a ban that names none is from signing in. */
function scopeOf({ scope }: Readonly<Record<string, unknown>>): Scope {
  return blacklistEntry.fields.scope.of.find((each) => each === scope) ?? 'login'
}
