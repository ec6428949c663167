import type { Context } from '../../pipeline/operation'
import type { ExportPlan } from '../work-item'

/** What an export keeps of whoever asks for it: language, and the time zone that their lists are shown in. */
export function planExport({ account, language }: Context): ExportPlan {
  return {
    accountId: account.id,
    sessionId: account.sessionId || null,
    language,
    zone: account.zone,
  }
}
