import type { RawBuilder } from 'kysely'
import { asSystem, type SystemContext } from '../operations/as-system'
import { followChanges } from '../operations/follow-changes'
import type { Services } from '../services'

/** What time brings about where more than a move follows from it: how the due records are found, and what becomes of one. */
export interface Due {
  /** What the audit calls it; captioned `happened.<code>`. */
  readonly code: string
  /** The records that are due; a few hundred at once, the rest with the next round. */
  readonly due: (now: string) => RawBuilder<{ id: number }>
  /** Looks again: another server may have been here. */
  readonly settle: (context: SystemContext, id: number) => Promise<void>
}

/** Settles what is due by now: each record by itself, audited, and told to who looks on. */
export async function settleDue(services: Services, rules: readonly Due[], now: Date): Promise<void> {
  for (const { code, due, settle } of rules) {
    const { rows } = await due(now.toISOString()).execute(services.db)
    for (const { id } of rows)
      await asSystem(services, code, now, async (context) => {
        await settle(context, Number(id))
        await followChanges(context, context.records.changes)
      }).catch((error: unknown) => services.log.error({ err: error, code, id }, 'what time brings about failed'))
  }
}
