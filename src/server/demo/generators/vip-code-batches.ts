import type vipCode from '../../../entities/vip-manage/vip-code'
import type vipCodeBatch from '../../../entities/vip-manage/vip-code-batch'
import { hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { ipAddress } from '../people'
import { entityOf, type Generator, type RowOf } from '../world'
import { regionOf } from '../words/countries'
import { vipCodeBatch as written } from '../written/growth'
import { areasIn, countryId } from './places'
import { clientOf, viewerAt } from './viewers'
import { batchSpan, codePlaces, codeTerms, hasCodes, redeemedOf, redemptions, voidedOf } from './vip-code-plan'
import { recordOfCode } from './vip-memberships'

type Batch = RowOf<typeof vipCodeBatch>
type Code = RowOf<typeof vipCode>

export const vipCodeBatchGenerator: Generator = {
  ...written,
  row(world, index, random): Batch {
    const batch = codeTerms[index % codeTerms.length]!
    const { count, state, tier, prefix, shared, partner, cents, country } = batch
    const { madeAt, from, to } = batchSpan(world, batch)
    const isMade = hasCodes(batch)
    const entity = entityOf(world, 'vipCodeBatch')
    const createdBy = staffOf(world, entity, random)
    return {
      ...written.row(world, index, random),
      ...{ count, state, createdBy },
      tier: world.id('vipTier', tier) ?? 0,
      sharedCode: shared ?? null,
      prefix: prefix ?? null,
      codeLength: 12,
      coins: 0,
      partner: partner ?? null,
      unitPrice: cents ?? null,
      currency: 'USD',
      areas: [country ? (areasIn(world, 'pay')[regionOf(country)] ?? -1) : -1],
      perUser: 1,
      audience: shared === 'CAMPUS' ? 'nonVip' : 'all',
      redeemed: isMade ? redeemedOf(batch) : 0,
      voided: isMade ? voidedOf(batch) : 0,
      downloads: isMade && !shared ? random.between(1, 3) : 0,
      validFrom: instant(from),
      validTo: instant(to),
      approvedBy: isMade ? staffOf(world, entity, random, new Set([createdBy])) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(Math.min(world.calendar.now, madeAt + (isMade ? 30 : 2) * hour)),
    }
  },
}

export const vipCodeGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('vipCode'), codePlaces(world).length),
  row(world, index, random): Code {
    const { batch, nth, place } = codePlaces(world)[index]!
    const { madeAt, to } = batchSpan(world, batch)
    const madeBy = madeAt + 30 * hour
    const isRedeemed = place < redeemedOf(batch)
    const isVoided = !isRedeemed && place < redeemedOf(batch) + voidedOf(batch)
    const redeemed = redemptions(world).get(index)
    const user = redeemed?.user ?? null
    const at = redeemed?.at ?? null
    const home = user === null ? null : viewerAt(world, user).market
    return {
      batch: world.id('vipCodeBatch', nth) ?? 0,
      code: `${batch.prefix ?? ''}${random.characters(12 - (batch.prefix ?? '').length, 'ABCDEFGHJKMNPQRSTUVWXYZ23456789')}`,
      serial: `${batch.prefix ?? 'C'}${String(nth + 1).padStart(3, '0')}${String(place + 1).padStart(7, '0')}`,
      user: user === null ? null : world.id('user', user),
      redeemedAt: at === null ? null : instant(at),
      country: home && countryId(world, home.iso2),
      client: user === null || home === null ? null : world.id('client', clientOf(world, user, home) - 1),
      ip: isRedeemed ? ipAddress(random) : null,
      record: recordOfCode(world, index),
      voidReason: isVoided ? 'Printed twice' : null,
      state: isRedeemed ? 'redeemed' : isVoided ? 'voided' : batch.state === 'expired' ? 'expired' : 'unused',
      createdAt: instant(madeBy),
      updatedAt: instant(at ?? (batch.state === 'expired' ? to : madeBy)),
      updatedBy: null,
    }
  },
}
