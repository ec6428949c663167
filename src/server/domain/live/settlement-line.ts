import { currencyDecimals } from '../../../fields/currency'
import { incomeOf, tierOf, type MonthFigures, type Tier } from './policy-income'
import { roundHalfEven } from './settlement-amounts'

/** What an anchor was booked in a period, in biscuits. */
export interface Booked {
  readonly gift: number
  readonly lucky: number
  readonly task: number
  readonly refund: number
  readonly deduct: number
}

/** What an anchor's biscuits are worth, and what a month brings beside them. */
export interface AnchorTerms {
  /** Biscuits that a coin of ordinary and of lucky gifts makes, in percent. */
  readonly giftShare: number
  readonly luckyGiftShare: number
  readonly biscuitsPerUnit: number
  readonly currency: string
  /** Amounts in minor units of the currency. */
  readonly tiers: readonly Tier[]
}

/** What a guild has of its anchor's gifts, and what it passes on. */
export interface GuildTerms {
  readonly giftShare: number
  readonly luckyGiftShare: number
  readonly tiers: readonly (Tier & { readonly guildRate: number })[]
  /** The anchor's part of what the guild receives for them, in percent; without a contract each has what they brought. */
  readonly anchorShare: number | null
}

/** What one anchor brings into a settlement; amounts in minor units. */
export interface LineAmounts {
  readonly tier: string | null
  readonly giftIncome: number
  readonly baseSalary: number
  readonly bonus: number
  readonly refunds: number
  readonly fines: number
  readonly anchorPart: number
  readonly guildPart: number
}

/**
 * Works out a line: gift income - what was refunded and taken + salary and bonus, each rounded once, and how anchor and guild
 * share it.
 * @param month the figures of the month that ends in the period, which salary, bonus and the guild's rate go by; null where none
 * does
 * @param guild null for an anchor on their own
 */
export function lineOf(
  booked: Booked,
  month: MonthFigures | null,
  anchor: AnchorTerms,
  guild: GuildTerms | null,
): LineAmounts {
  const worth = (biscuits: number) =>
    roundHalfEven((biscuits * 10 ** currencyDecimals(anchor.currency)) / anchor.biscuitsPerUnit)
  const { tier, salary: baseSalary, bonus } = month ? incomeOf(anchor, month) : { tier: null, salary: 0, bonus: 0 }
  const own = worth(booked.gift + booked.lucky + booked.task)
  const commission = guild ? worth(biscuitsOfGuild(booked, month, anchor, guild)) : 0
  const [refunds, fines] = [worth(booked.refund), worth(booked.deduct)]
  const giftIncome = own + commission
  const whole = giftIncome + baseSalary + bonus - refunds - fines
  const guildPart = guild?.anchorShare == null ? commission : whole - roundHalfEven((whole * guild.anchorShare) / 100)
  return { tier, giftIncome, baseSalary, bonus, refunds, fines, anchorPart: whole - guildPart, guildPart }
}

/** The guild's share of the coins that the anchor's biscuits were made of; of refunded gifts it has none. */
function biscuitsOfGuild(
  { gift, lucky, refund }: Booked,
  month: MonthFigures | null,
  anchor: AnchorTerms,
  guild: GuildTerms,
): number {
  const rate = (month && tierOf(guild.tiers, month)?.guildRate) ?? 0
  const ofGifts = anchor.giftShare > 0 ? ((gift - refund) * (guild.giftShare + rate)) / anchor.giftShare : 0
  const ofLucky = anchor.luckyGiftShare > 0 ? (lucky * guild.luckyGiftShare) / anchor.luckyGiftShare : 0
  return ofGifts + ofLucky
}
