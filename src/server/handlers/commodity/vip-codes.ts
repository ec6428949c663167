import { sql } from 'kysely'
import { lookup, void as voidBatch } from '../../../../commands/vip-manage/vip-code'
import { reveal, reverse, void as voidCodes, voidRange } from '../../../../commands/vip-manage/vip-code-detail/[id]'
import user from '../../../entities/user-manage/user'
import vipCode from '../../../entities/vip-manage/vip-code'
import vipCodeBatch from '../../../entities/vip-manage/vip-code-batch'
import vipMember from '../../../entities/vip-manage/vip-member'
import vipRecord from '../../../entities/vip-manage/vip-record'
import type { Row } from '../../../schema/entity'
import { nameableOf } from '../../access/own-rows'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from './document-number'
import { generateCodes } from './generate-codes'
import { refuseTooMany, revealing } from './reveal'
import { changeVipTime, unusedDays } from './vip-time'

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

export const voidingBatch = handle(voidBatch, {
  undo: 'never',
  check: (_context, row, { creditNote }) => {
    const isSold = row.purpose === 'sale' || row.purpose === 'partner'
    return Promise.resolve(!isSold || Boolean(creditNote) || 'vip-manage.vip-code.void.creditNote')
  },
  run: async (context, row, { reason, creditNote }) => {
    const why = creditNote ? `${reason} (${creditNote})` : reason
    await voidUnused(context, row, why, sql`true`)
    await context.records.update(vipCodeBatch, await context.records.get(vipCodeBatch, row.id), { state: 'voided' })
  },
})

export const voidingCodes = handle(voidCodes, {
  undo: 'never',
  run: async ({ records }, row, { voidReason }) => {
    await records.update(vipCode, row, { state: 'voided', voidReason })
    const batch = await records.get(vipCodeBatch, row.batch)
    await records.update(vipCodeBatch, batch, { voided: (batch.voided ?? 0) + 1 })
  },
})

export const voidingRange = handlePage(voidRange, {
  run: async (context, { batch: id, firstSerial, lastSerial, voidReason }) => {
    if (firstSerial > lastSerial) throw badField('lastSerial', 'vip-manage.vip-code-detail.voidRange.order')
    const batch = await context.records.get(vipCodeBatch, id)
    const count = await voidUnused(context, batch, voidReason, sql`serial between ${firstSerial} and ${lastSerial}`)
    return { findings: [{ caption: 'vip-manage.vip-code-detail.voidRange.voided', value: count }] }
  },
})

/** The days that the code gave and that are still ahead. */
export const reversingCode = handle(reverse, {
  undo: 'never',
  check: async ({ records }, row) =>
    (row.user !== null && (await records.where(vipRecord, { code: row.id }, 1)).length > 0) ||
    'vip-manage.vip-code-detail.reverse.noRecord',
  run: async (context, row, { reason }) => {
    const { records, now } = context
    const [given] = await records.where(vipRecord, { code: row.id, kind: 'code' }, 1)
    if (!given) throw refused('vip-manage.vip-code-detail.reverse.noRecord')
    const named = { user: given.user, tier: given.tier }
    const [member] = await records.where(vipMember, named, 1)
    const days = Math.min(given.days, member ? unusedDays(member, now) : 0)
    const opposite = await changeVipTime(context, { ...named, kind: 'correction', days: -days, code: row.id, reason })
    await records.update(vipRecord, given, { reversedBy: opposite.id })
    await records.update(vipCode, row, { state: 'reversed' })
  },
})

export const revealingCode = revealing(reveal, ['code'], 20)

/** So many codes may one account look up within 24 hours. */
const lookupsADay = 50

/** What lies beyond the caller's view is unknown to it, as a code that nobody made. */
export const lookingUp = handlePage(lookup, {
  guard: (context) => refuseTooMany(context, { code: 'VipManage:vipCode.lookup' }, lookupsADay),
  run: async (context, { code }) => {
    const { records } = context
    const wanted = code.trim().toUpperCase()
    const [found] = await records.where(vipCode, { code: wanted }, 1)
    const [shared] = await records.where(vipCodeBatch, { sharedCode: wanted }, 1)
    const batch = found ? await records.get(vipCodeBatch, found.batch) : shared
    const isKnown = batch !== undefined && (await nameableOf(context, vipCodeBatch, [batch.id])).has(batch.id)
    if (!isKnown) return { findings: [{ caption: 'vip-manage.vip-code.lookup.unknown', tone: 'bad' as const }] }
    const place = 'vip-manage.vip-code.lookup'
    return {
      findings: [
        { caption: `${place}.batch`, value: batch.name, to: `/vip-manage/vip-code-detail/${batch.id}` as const },
        ...(found
          ? [{ caption: `vipCode.state.${found.state}`, value: found.redeemedAt?.slice(0, 16).replace('T', ' ') ?? '' }]
          : []),
        ...(found?.user && (await nameableOf(context, user, [found.user])).has(found.user)
          ? [{ caption: `${place}.user`, value: found.user, to: `/user-manage/user-detail/${found.user}` as const }]
          : []),
        { caption: `vipCodeBatch.state.${batch.state}`, value: batch.validTo.slice(0, 10) },
      ],
    }
  },
})

/** @returns how many codes were unused and are void now */
async function voidUnused(
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
