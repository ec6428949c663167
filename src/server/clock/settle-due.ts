import { sql, type RawBuilder } from 'kysely'
import type { Lane } from '../jobs/lanes'
import { defineWork, type Work } from '../jobs/work'
import { asSystem, type SystemContext } from '../run/as-system'
import { followChanges } from '../operations/follow-changes'
import { Refusal } from '../base/errors'
import { byBatches } from './by-batches'
import type { Services } from '../base/services'

/**
 * What time brings about where more than a move follows from it: how the due records are found, and what becomes of one.
 */
export interface Due {
  /** What the audit calls it; captioned `happened.<code>`. */
  readonly code: string
  /** The records that are due, in the order in which they are settled. */
  readonly due: (now: string) => RawBuilder<{ id: number }>
  /** How many are taken at once, the rest with the next round; 200 unless given. */
  readonly batchSize?: number
  /** Looks again: another server may have been here. */
  readonly settle: (context: SystemContext, id: number) => Promise<void>
  /** What is due are entries of the audit, which are taken back. */
  readonly undoes?: true
  /** What becomes of a record that could not be settled; without it, it is tried again later and later. */
  readonly failed?: {
    readonly code: string
    readonly settle: (context: SystemContext, id: number, error: unknown) => Promise<void>
  }
}

/** Settles what is due by now: each record by itself, audited, and sent to open browsers. */
export async function settleDue(
  services: Services,
  rules: readonly Due[],
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const rule of rules)
    await byBatches(services, {
      kind: rule.code,
      batchSize: rule.batchSize ?? 200,
      now,
      signal,
      next: async (but, batchSize) => {
        const { rows } = await sql<{ id: number }>`select id from (${rule.due(now.toISOString())}) as due
          where id <> all(${[...but]}::bigint[]) limit ${batchSize}`.execute(services.db)
        return rows.map(({ id }) => Number(id))
      },
      settle: (id) => settleOne(services, rule, now, id),
      // What a rule refuses is no fault where the refusal has consequences.
      tell: (id, error) => {
        if (!rule.failed || !(error instanceof Refusal)) tell(services, rule, id, error)
      },
    })
}

/** The background work that settles by some rules: among the clocks and once a minute, unless declared otherwise. */
export function settling(name: string, rules: readonly Due[], everySeconds = 60, lane: Lane = 'clock'): Work {
  return defineWork(name, {
    lane,
    everySeconds,
    stopsItself: true,
    run: (services, _data, signal) => settleDue(services, rules, new Date(), signal),
  })
}

/** @throws what kept it from being settled, once that has had its consequences */
async function settleOne(services: Services, rule: Due, now: Date, id: number): Promise<void> {
  const { code, settle, undoes, failed } = rule
  const work = async (context: SystemContext) => {
    await settle(context, id)
    await followChanges(context, context.records.changes)
  }
  try {
    await asSystem(services, code, now, work, undoes ? { undoes: id } : {})
  } catch (error) {
    if (failed)
      await asSystem(services, failed.code, now, (context) => failed.settle(context, id, error)).catch(
        (further: unknown) => tell(services, rule, id, further),
      )
    throw error
  }
}

function tell({ log }: Services, { code }: Due, id: number, error: unknown): void {
  log.error({ err: error, code, id }, 'what time brings about failed')
}
