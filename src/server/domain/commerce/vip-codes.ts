import { sql } from 'kysely'
import vipCodeBatch from '../../../entities/vip-manage/vip-code-batch'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from './document-number'
import { generateCodes } from './generate-codes'

type Batch = Row<typeof vipCodeBatch>

/** What a batch lacks, and what its codes are good for. An approved one has its codes made. */
export const codeBatchRules = defineRules(vipCodeBatch, {
  beforeSave: async ({ now }, draft, current) => {
    const batch = { ...current, ...draft } as Batch
    const isSold = batch.purpose === 'sale' || batch.purpose === 'partner'
    if (isSold && !batch.partner) throw badField('partner', 'error.required')
    if (batch.kind === 'shared' && !batch.sharedCode) throw badField('sharedCode', 'error.required')
    if (batch.validTo <= batch.validFrom) throw badField('validTo', 'error.offBeforePublish')
    return Promise.resolve(
      current ? undefined : { batchNo: documentNumber('B', now), redeemed: 0, voided: 0, downloads: 0 },
    )
  },
  afterSave: async (context, saved, before) => {
    if (saved.state === 'generating' && before?.state !== 'generating')
      await context.services.jobs.schedule(context, generateCodes, { batch: saved.id }, context.now)
  },
})

/** @returns how many codes were unused and are void now */
export async function voidUnused(
  context: Context,
  batch: Batch,
  reason: string,
  which: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`update vip_code
    set state = 'voided', void_reason = ${reason.slice(0, 200)}, version = version + 1,
      updated_at = ${context.now.toISOString()}, updated_by = ${context.account.id}
    where batch = ${batch.id} and state = 'unused' and ${which} returning id`.execute(context.db)
  await context.records.update(vipCodeBatch, batch, { voided: (batch.voided ?? 0) + rows.length })
  return rows.length
}
