import { sql } from 'kysely'
import vipCodeBatch from '../../../entities/vip-manage/vip-code-batch'
import { Records } from '../../db/records'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { randomCode } from './document-number'
import { transaction } from '../../db/transaction'

/** The work that makes the codes of an approved batch. */
export const generateCodes = 'commodity.generateCodes'

/** How many at a time, a transaction each: a server that dies goes on where it stopped. */
const batchSize = 2_000

export const generatingCodes = defineWork<{ readonly batch: number }>(generateCodes, {
  lane: 'asked',
  run: async (services, { batch }) => {
    while ((await makeOwnerPart(services, batch)) > 0);
  },
})

/** @returns how many codes are still missing */
async function makeOwnerPart(services: Services, id: number): Promise<number> {
  const now = new Date()
  return transaction(services.db, services.config, async (db) => {
    const records = new Records(db, null, now)
    const batch = await records.find(vipCodeBatch, id)
    if (batch?.state !== 'generating') return 0
    const { rows } = await sql<{ count: number; last: number }>`select count(*) as count,
      coalesce(max(split_part(serial, '-', 2)::int), 0) as last from vip_code where batch = ${id}`.execute(db)
    const wanted = batch.kind === 'shared' ? 0 : batch.count
    const missing = wanted - Number(rows[0]?.count ?? 0)
    if (missing <= 0) await records.update(vipCodeBatch, batch, { state: 'active' })
    else {
      const length = Math.max(6, (batch.codeLength ?? 12) - (batch.prefix?.length ?? 0))
      const codes = Array.from(
        { length: Math.min(batchSize, missing) },
        () => `${batch.prefix ?? ''}${randomCode(length)}`,
      )
      const first = Number(rows[0]?.last ?? 0) + 1
      const serials = codes.map((_code, index) => `${id}-${String(first + index).padStart(7, '0')}`)
      // A code that exists already is left out; the next batch makes up for it.
      await sql`insert into vip_code (batch, code, serial, state, version, created_at, updated_at)
        select ${id}, code, serial, 'unused', 1, ${now.toISOString()}, ${now.toISOString()}
        from unnest(${codes}::text[], ${serials}::text[]) as made(code, serial) on conflict do nothing`.execute(db)
    }
    return Math.max(0, missing)
  })
}
