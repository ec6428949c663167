import { fieldsOf, type FieldFacts } from '../field-facts'
import type { World } from '../world'
import type { Entity } from '../../../schema/entity'
import { bounded } from './figures'
import { spanOf } from './medians'

/** Names of figures of which each holds at most the one before: who clicked had seen it. */
const funnels: readonly (readonly RegExp[])[] = [
  [
    /^(requests?|targetCount|target|estimate)$/,
    /^(sent|sentCount|sends|fills)$/,
    /^(delivered|deliveredCount)$/,
    /^(impressions|shown|shownCount|showCount|exposures|shows)$/,
    /^(reach)$/,
    /^(views|visits|visitors|opens|opened|enters)$/,
    /^(clicks|clicked|clickCount)$/,
    /^(installs|orders|sold|bought|conversions|converted|convertCount|payers|buyers)$/,
  ],
  [
    /^(visits|enters|views|opens|plays|starts)$/,
    /^(visitors|viewers|participants|players|users|activeUsers)$/,
    /^(newUsers|newPlayers|newViewers|newFans|newGifters)$/,
  ],
  [
    /^(viewers|users|participants|players|activeUsers)$/,
    /^(peakViewers|gifters|payers|buyers|winners|doers|subscribers|paid)$/,
    /^(newGifters|newPayers)$/,
  ],
  [/^(clicked|inviters|invited|invites)$/, /^(registered|enrolled|joined)$/, /^(valid|validInvites)$/],
  [
    /^(enrolled|participants|teams|joined|submitted|users)$/,
    /^(completed|finished|full|done)$/,
    /^(claimed|granted|rewarded|paid|issued)$/,
  ],
  [
    /^(total|count|rows|people|records|items|matched|targetCount|codes|ourCount)$/,
    /^(done|succeeded|passed|applied|redeemed|used|processed|changed|sent|playable|titlesAvailable)$/,
  ],
  [
    /^(total|count|rows|people|records|items|ourCount)$/,
    /^(failed|voided|skipped|invalid|invalidRows|faulty|diffs|unchanged|unavailable)$/,
    /^(openDiffs)$/,
  ],
  [
    /^(quota|stockTotal|stock|capacity|seats|cap|perMonthLimit|dailyPool|neededSample|goal|goalImpressions|anchorQuota)$/,
    /^(used|stockLeft|spent|filled|held|redeemed|issued|delivered|anchorCount)$/,
  ],
  [/^(totalEpisodes|episodes|titleCount)$/, /^(releasedEpisodes|freeEpisodes|hotCount|passed)$/],
  [/^(memberCount|members|anchorCount|hosts|anchors)$/, /^(activeAnchors|activeMembers|activeUsers|onDuty)$/],
  [/^(votes)$/, /^(voters|invalidVotes)$/],
  [
    /^(staked|bets?|revenue|grossUsd|income|valueTotal)$/,
    /^(won|paid|returned|refunds?|net|netUsd|refunded|spent|cost|liability|netReceived|withdrawn)$/,
  ],
  [/^(budget|limit|creditLimit)$/, /^(spent|creditUsed)$/, /^(spentToday)$/],
  [
    /^(amount|paidTotal|totalPaid|listPrice|strikePrice|basePrice|unitPrice)$/,
    /^(refunded|discount|fee|tax|feeUsd|monthlyPrice)$/,
  ],
  [
    /^(duration|liveMinutes|minutes|openMinutes)$/,
    /^(effectiveDuration|effectiveMinutes|hostMinutes|countedMinutes)$/,
    /^(avgWatch|avgStay)$/,
  ],
  [
    /^(coins|giftCoins|coinsIn|earned)$/,
    /^(biscuits|giftBiscuits|luckyCoins|gameCoins|bonusPart|refundCoins|coinsOut)$/,
  ],
  [/^(helpful)$/, /^(unhelpful)$/],
  [/^(inCirculation|balance|liability)$/, /^(frozen|held|debt|outstanding)$/],
]

/** Shares that two figures of the record make: what the share is called, of what, in what. */
const rates: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [
    /^(clickRate|ctr)$/,
    /^(clicks|clicked|clickCount)$/,
    /^(impressions|shown|shownCount|shows|delivered|reach|views)$/,
  ],
  [
    /^(conversion|buyRate|payRate|installRate)$/,
    /^(orders|buyers|payers|converted|conversions|sold|installs)$/,
    /^(visitors|viewers|users|clicks|shown|players|participants)$/,
  ],
  [/^(validRate)$/, /^valid(Invites)?$/, /^(invited|registered|inviters)$/],
  [/^(completionRate|finishRate)$/, /^(completed|finished|done)$/, /^(enrolled|participants|starts|joined)$/],
  [/^(claimRate)$/, /^(claimed)$/, /^(issued|granted|completed)$/],
  [/^(fillRate)$/, /^(fills|impressions)$/, /^(requests)$/],
  [/^(progress|completeness)$/, /^(done|succeeded|passed|processed)$/, /^(total|count|rows)$/],
  [/^(spentRate|delivery)$/, /^(spent|delivered)$/, /^(budget|goal|goalImpressions)$/],
  [/^(playRate)$/, /^(plays)$/, /^(impressions|shown|views)$/],
  [/^(actualReturn|returnRate)$/, /^(won|paid|returned)$/, /^(staked|bets?)$/],
  [/^(accuracy)$/, /^(passed)$/, /^(checked|sampled)$/],
  [/^(unlockRate)$/, /^(unlocks)$/, /^(paywallUsers|views|plays)$/],
]

/** Sums that records show: what they are called, and the parts, a minus before those taken off. */
const sums: readonly (readonly [result: string, plus: readonly string[], minus: readonly string[]])[] = [
  [
    'totalBiscuits',
    ['giftBiscuits', 'taskBiscuits', 'luckyBiscuits', 'pkBiscuits'],
    ['refundBiscuits', 'deductBiscuits'],
  ],
  [
    'gross',
    ['giftIncome', 'coinIncome', 'vipIncome', 'adIncome', 'baseSalary', 'bonus', 'adjustments', 'carriedIn'],
    ['refunds', 'fines'],
  ],
  ['net', ['gross'], ['tax', 'fee', 'fees', 'deductions', 'otherDeductions']],
  ['net', ['amount'], ['fee', 'tax']],
  ['netUsd', ['grossUsd'], ['feeUsd', 'taxUsd']],
  ['netReceived', ['amount'], ['fee', 'tax', 'storeFee']],
  ['payable', ['gross'], ['tax', 'deductions', 'recouped', 'recoup']],
  ['total', ['succeeded', 'failed', 'skipped'], []],
]

const products: readonly (readonly [result: string, factor: string, other: string])[] = [
  ['amount', 'unitPrice', 'quantity'],
  ['amount', 'unitPrice', 'count'],
  ['price', 'unitPrice', 'quantity'],
  ['totalDays', 'days', 'people'],
  ['pointsTotal', 'pointsEach', 'count'],
  ['coins', 'price', 'quantity'],
]

type Pair = readonly [larger: string, smaller: string]

interface Relations {
  readonly pairs: readonly Pair[]
  readonly rates: readonly (readonly [rate: string, part: string, whole: string])[]
  readonly facts: ReadonlyMap<string, FieldFacts>
}

/**
 * Brings the figures of a record in line with each other: parts are no larger than wholes, shorter spans no more than
 * longer ones, shares what their figures make, products what their factors make. Values that a generator has given stand.
 */
export function settleFigures(
  world: World,
  entity: Entity,
  row: Record<string, unknown>,
  given: ReadonlySet<string>,
): void {
  const { pairs, rates: shares, facts } = relationsOf(world, entity)
  const set = (name: string, value: number) => {
    const field = facts.get(name)
    if (!given.has(name) && field) row[name] = bounded(value, { ...field, min: field.min ?? Math.min(0, value) })
  }
  for (const [result, factor, other] of products) {
    const [a, b] = [row[factor], row[other]]
    if (facts.has(result) && typeof a === 'number' && typeof b === 'number') set(result, a * b)
  }
  for (let round = 0; round < 4; round++) {
    let isCalm = true
    for (const [larger, smaller] of pairs) {
      const [whole, part] = [row[larger], row[smaller]]
      if (typeof whole !== 'number' || typeof part !== 'number' || part <= whole) continue
      isCalm = false
      if (!given.has(smaller) && whole >= (facts.get(smaller)?.min ?? 0))
        set(smaller, Math.floor(whole * shareOf(smaller, part)))
      if (Number(row[smaller]) > Number(row[larger])) set(larger, Number(row[smaller]))
    }
    if (isCalm) break
  }
  // What a thousand impressions bring, times those that there were.
  if (typeof row['ecpm'] === 'number' && typeof row['impressions'] === 'number')
    set('revenue', Math.round((row['ecpm'] * row['impressions']) / 1_000))
  for (const [result, plus, minus] of sums) {
    const amountOf = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + (facts.has(name) ? Number(row[name] ?? 0) : 0), 0)
    const isSummed = facts.has(result) && plus.filter((name) => typeof row[name] === 'number').length > 0
    if (isSummed && (plus.length === 1 || plus.filter((name) => facts.has(name)).length > 1))
      set(result, Math.max(0, amountOf(plus) - amountOf(minus)))
  }
  for (const [rate, part, whole] of shares) {
    const [a, b] = [row[part], row[whole]]
    if (typeof a === 'number' && typeof b === 'number') set(rate, b > 0 ? Math.round((a / b) * 1_000) / 10 : 0)
  }
}

/** Which fields of an entity hang together, worked out once. */
export function relationsOf(world: World, entity: Entity): Relations {
  return world.once(`relations ${entity.name}`, () => {
    const facts = new Map(
      fieldsOf(entity).filter(([, { type }]) => /^(int|money|decimal|percent|duration)$/.test(type)),
    )
    const spans = [...facts].map(([name, { type }]) => ({ name, type, ...spanOf(name) }))
    const countable = spans.filter(({ type }) => type !== 'percent')
    const pairs: Pair[] = []
    for (const funnel of funnels)
      for (const { name, stem, days, type } of countable)
        for (const other of countable)
          if (other.days === days && other.type === type && isEarlier(funnel, stem, other.stem))
            pairs.push([name, other.name])
    for (const a of countable) {
      for (const b of countable)
        if (a.type === b.type && a.stem === b.stem && a.days > b.days) pairs.push([a.name, b.name])
      const low = a.name
        .replace(/^max/, 'min')
        .replace(/To$/, 'From')
        .replace(/^to(?=[A-Z])/, 'from')
        .replace(/Max$/, 'Min')
      if (low !== a.name && facts.get(low)?.type === a.type) pairs.push([a.name, low])
    }
    const found: [string, string, string][] = []
    for (const { name, stem, days, type } of spans.filter(({ type }) => type === 'percent'))
      for (const [rate, part, whole] of rates) {
        if (!rate.test(stem) || type !== 'percent') continue
        const a = countable.find((each) => each.days === days && part.test(each.stem))
        const b = countable.find((each) => each.days === days && whole.test(each.stem) && each.name !== a?.name)
        if (a && b) found.push([name, a.name, b.name])
        if (a && b && a.type === b.type) pairs.push([b.name, a.name])
      }
    return { pairs, rates: found, facts }
  })
}

/** How much of a whole a part takes that was drawn too large: few click, fewer buy. */
function shareOf(name: string, drawn: number): number {
  const spread = ((drawn * 7_919) % 50) / 100
  return /click/i.test(name)
    ? 0.015 + spread * 0.1
    : /(orders|payers|buyers|sold|convert|installs|conversions|newUsers)/i.test(name)
      ? 0.01 + spread * 0.12
      : 0.35 + spread
}

function isEarlier(funnel: readonly RegExp[], larger: string, smaller: string): boolean {
  const from = funnel.findIndex((pattern) => pattern.test(larger))
  const to = funnel.findIndex((pattern) => pattern.test(smaller))
  return from >= 0 && to > from
}
