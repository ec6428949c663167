import { sql, type Kysely } from 'kysely'
import type staffNotice from '../../entities/system/staff-notice'
import type { Row } from '../../schema/entity'
import { caption, hasCaption, type Language } from '../base/captions'
import type { Database } from '../db/database'
import type { Services } from '../base/services'

/** What an account is to know. */
export interface Notice {
  readonly kind: NonNullable<Row<typeof staffNotice>['kind']>
  /** The caption id of its title. */
  readonly caption: string
  /** What the title names; a caption id is read in the reader's language. */
  readonly params: Readonly<Record<string, string | number>>
  readonly body?: string | null
  /** The route it leads to. */
  readonly link: string
  readonly urgent: boolean
}

/** The work that tells browsers of new notices once they are committed; see `domain/staff/tell-notices.ts`. */
export const tellNoticesWork = 'staffNotice.tell'

/** Leaves accounts a notice, in the caller's transaction; their browsers are informed when it is committed. */
export async function leaveNotices(
  { db, services }: { readonly db: Kysely<Database>; readonly services: Pick<Services, 'jobs'> },
  accounts: readonly number[],
  { kind, caption: id, params, body = null, link, urgent }: Notice,
): Promise<void> {
  if (accounts.length === 0) return
  const title = JSON.stringify({ zh_CN: titleIn('zh', id, params), en: titleIn('en', id, params) })
  const { rows } = await sql<{ id: number }>`
    insert into staff_notice (account, kind, title, body, link, urgent, state, version, created_at, updated_at)
    select a, ${kind}, ${title}::jsonb, ${body}, ${link}, ${urgent}, 'unread', 1, now(), now()
    from unnest(${[...accounts]}::bigint[]) a returning id`.execute(db)
  await services.jobs.schedule({ db }, tellNoticesWork, { ids: rows.map((row) => row.id) }, new Date())
}

/** As `leaveNotices`, for one account and outside any transaction. */
export function notify(services: Services, { account, ...notice }: Notice & { readonly account: number }) {
  return leaveNotices({ db: services.db, services }, [account], notice)
}

function titleIn(language: Language, id: string, params: Notice['params']): string {
  const named = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && hasCaption(value) ? caption(language, value) : value,
  ])
  return caption(language, id, Object.fromEntries(named) as Notice['params'])
}
