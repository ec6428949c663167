import { sql } from 'kysely'
import type { Context } from '../../pipeline/operation'
import type { ExportPlan } from '../work-item'

/** What an export keeps of whoever asks for it: language, and the time zone that their lists are shown in. */
export async function planExport({ account, language, db }: Context): Promise<ExportPlan> {
  return {
    accountId: account.id,
    sessionId: account.sessionId || null,
    language,
    zone: await zoneOf(db, account.id),
  }
}

/** The time zone in which an account reads times. */
export async function zoneOf(db: Context['db'], accountId: number): Promise<string> {
  const { rows } = await sql<{ zone: string | null }>`select coalesce(p.timezone, a.timezone) as zone
    from account a left join staff_preference p on p.account = a.id where a.id = ${accountId}`.execute(db)
  return rows[0]?.zone ?? 'Asia/Shanghai'
}
