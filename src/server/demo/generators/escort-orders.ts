import type escortOrder from '../../../entities/escort-manage/escort-order'
import type { Spoken } from '../words/phrases'
import { day, instant, minute } from '../calendar'
import type { Generator, RowOf } from '../world'
import { companionOrderPlans, companionPlans } from './escort-plan'
import { countryId } from './places'
import { viewerAt } from './viewers'

/** What customers write, in their own language, by how content they are. */
const comments: Readonly<Record<Spoken, readonly [good: readonly string[], bad: readonly string[]]>> = {
  en: [
    ['Patient and funny, will order again', 'We went up two ranks!', 'Lovely voice, I fell asleep at once'],
    ['Late, and in a hurry to leave', 'Hardly talked'],
  ],
  zh_CN: [
    ['声音很好听，下次还找你', '技术很稳，连赢三把', '很有耐心，聊得很开心'],
    ['迟到了十分钟', '全程没怎么说话'],
  ],
  in_ID: [
    ['Asik banget, pasti order lagi', 'Mainnya jago, naik rank terus', 'Sabar dan ramah'],
    ['Telat sepuluh menit', 'Kurang ngobrol'],
  ],
  es_MX: [
    ['Muy buena onda, repito', 'Subimos dos rangos, gracias', 'Tiene mucha paciencia'],
    ['Llegó tarde', 'Casi no habló'],
  ],
  ar_AE: [
    ['أسلوب جميل وصبور، سأطلب مرة أخرى', 'لعب ممتاز، فزنا ثلاث مرات', 'صوت هادئ ومريح'],
    ['تأخر عشر دقائق', 'لم يتكلم كثيرا'],
  ],
}

const stops = [
  ['user', 'Ordered by mistake'],
  ['timeout', null],
  ['escort', 'Not at home this evening'],
  ['timeout', null],
] as const

/** An order for company: what it cost is shared as the companion's edition says, and what is given back earns nothing. */
export const escortOrderGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => companionOrderPlans(world).length,
  row(world, index, random): RowOf<typeof escortOrder> {
    const {
      companion,
      customer,
      skill,
      quantity,
      coins,
      state,
      paidAt,
      acceptedAt,
      startedAt,
      endedAt,
      seconds,
      rating,
    } = companionOrderPlans(world)[index]!
    const { ratio, market: home } = companionPlans(world)[companion]!
    const { market } = viewerAt(world, customer)
    const refundCoins =
      state === 'cancelled' || state === 'refunded' ? coins : state === 'partlyRefunded' ? Math.round(coins / 2) : 0
    const earned = coins - refundCoins
    const hasEarned = endedAt !== null && earned > 0
    const escortBiscuits = hasEarned ? Math.floor((earned * ratio.escortShare) / 100) : 0
    const guildBiscuits = hasEarned ? Math.floor((earned * ratio.guildShare) / 100) : 0
    const stop = state === 'cancelled' ? stops[index % stops.length]! : undefined
    const written = comments[market.voice][rating !== null && rating < 4 ? 1 : 0]
    const settleAt = endedAt === null ? null : endedAt + day
    const last = stop ? paidAt + 12 * minute : (endedAt ?? startedAt ?? acceptedAt ?? paidAt)
    return {
      ...{ quantity, coins, state, seconds, rating, refundCoins, escortBiscuits, guildBiscuits },
      orderNo: `EOR${instant(paidAt).slice(2, 10).replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
      user: world.id('user', customer) ?? 0,
      escort: world.id('escort', companion) ?? 0,
      skill: world.id('escortSkill', skill.nth) ?? 0,
      rank: skill.rank,
      unitPrice: skill.price,
      bonusPart: random.chance(0.15) ? Math.round(coins / 5) : 0,
      platformCoins: hasEarned ? earned - escortBiscuits - guildBiscuits : 0,
      ratio: world.id('escortRatio', ratio.nth),
      country: countryId(world, home.iso2),
      acceptBy: instant(paidAt + 10 * minute),
      acceptedAt: acceptedAt === null ? null : instant(acceptedAt),
      startedAt: startedAt === null ? null : instant(startedAt),
      endedAt: endedAt === null ? null : instant(endedAt),
      settleAt: settleAt === null ? null : instant(settleAt),
      comment: rating !== null && random.chance(0.5) ? random.pick(written) : null,
      reviewHidden: false,
      cancelBy: stop?.[0] ?? null,
      cancelReason: stop?.[1] ?? null,
      flag: state === 'partlyRefunded' ? 'shortService' : random.chance(0.01) ? 'sameDevice' : 'none',
      createdAt: instant(paidAt),
      updatedAt: instant(Math.min(world.calendar.now, state === 'settled' && settleAt !== null ? settleAt : last)),
      createdBy: null,
      updatedBy: null,
    }
  },
}
