import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { starAt } from '../../../src/server/demo/generators/star-plan'
import { titlePlans } from '../../../src/server/demo/generators/title-plan'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 10, 27, 8)
const day = 24 * 3_600_000
const world = demoWorld({ registry, seed: 1, now, sizes: { user: 300, device: 300, order: 1_500 } })
const tables = new Map<string, readonly DemoRow[]>()
const rowsOf = (name: string) => {
  const rows = tables.get(name) ?? [...demoRows(world, name)]
  tables.set(name, rows)
  return rows
}
const at = (value: unknown) => Date.parse(String(value))
const countBy = (name: string, by: string) => {
  const counts = new Map<unknown, number>()
  for (const row of rowsOf(name)) counts.set(row[by], (counts.get(row[by]) ?? 0) + 1)
  return counts
}
const isRow = (value: unknown): value is DemoRow => typeof value === 'object' && value !== null
const partsOf = (value: unknown): readonly DemoRow[] => [value].flat().filter(isRow)

describe('Staff', () => {
  test('speak English and the language of their name, and a role counts who has it', () => {
    const chinese = rowsOf('account').filter(({ realName }) => /\p{Script=Han}/u.test(String(realName)))
    expect(chinese.length).toBeGreaterThan(10)
    expect(chinese.filter(({ languages }) => !String(languages).includes('zh_CN'))).toEqual([])
    expect(rowsOf('account').filter(({ languages }) => !String(languages).split(',').includes('en'))).toEqual([])
    const held = rowsOf('account').flatMap(({ roles }) => [roles].flat())
    expect(rowsOf('role').map(({ memberCount }) => memberCount)).toEqual(
      rowsOf('role').map(({ id }) => held.filter((role) => role === id).length),
    )
  })

  test('confirmed an announcement as often as it says, each while it ran and with an account by then', () => {
    const acks = rowsOf('staffAnnouncementAck')
    expect(acks.length).toBeGreaterThan(60)
    const counts = countBy('staffAnnouncementAck', 'announcement')
    const all = rowsOf('staffAnnouncement')
    expect(all.map(({ ackCount }) => ackCount)).toEqual(all.map(({ id }) => counts.get(id) ?? 0))
    expect(all.filter(({ ackCount, audience }) => Number(ackCount) > Number(audience))).toEqual([])
    expect(all.filter(({ mustAck, ackCount }) => mustAck === false && ackCount !== 0)).toEqual([])
    const announcements = new Map(all.map((row) => [row['id'], row]))
    const madeAt = new Map(rowsOf('account').map(({ id, createdAt }) => [id, at(createdAt)]))
    const wrong = acks.filter(({ announcement, account, ackedAt }) => {
      const { startsAt, endsAt } = announcements.get(announcement)!
      return at(ackedAt) < at(startsAt) || at(ackedAt) > at(endsAt) || madeAt.get(account)! > at(ackedAt)
    })
    expect(wrong).toEqual([])
    expect(new Set(all.map(({ body }) => body)).size).toBe(all.length)
  })
})

describe('Titles', () => {
  test('are made by people of their language, each in one job, the first of whom lead', () => {
    const languages = new Map(titlePlans(world).map(({ id, language }) => [id, language]))
    const wrong = rowsOf('credit').filter(({ content, star, job }) => {
      const { voice, job: own } = starAt(world, Number(star) - 1)
      return voice !== languages.get(Number(content)) || own !== job
    })
    expect(rowsOf('credit').length).toBeGreaterThan(2_000)
    expect(wrong).toEqual([])
    const twice = rowsOf('credit').map(({ content, star }) => JSON.stringify([content, star]))
    expect(new Set(twice).size).toBe(twice.length)
  })

  test('bear the labels that their rules give them; a label that is off is on none', () => {
    const out = rowsOf('contentItem').filter(({ state, type }) => state === 'published' && type !== 'video')
    const labels = new Map(rowsOf('coverLabel').map((row) => [row['kind'], row]))
    expect(labels.get('vip')?.['onCovers']).toBe(out.filter(({ access }) => access === 'vip').length)
    expect(labels.get('free')?.['onCovers']).toBe(out.filter(({ access }) => access === 'free').length)
    expect(labels.get('definition')?.['onCovers']).toBe(
      out.filter(({ topDefinition }) => topDefinition === 'p2160').length,
    )
    expect(rowsOf('coverLabel').filter(({ enabled, onCovers }) => !enabled && onCovers !== 0)).toEqual([])
  })

  test('are licensed for a year or more, for as many days as the end says', () => {
    const wrong = rowsOf('contentLicence').filter(({ state, startsAt, endsAt, daysLeft }) => {
      const left = state === 'active' || state === 'draft' ? Math.ceil((at(endsAt) - now) / day) : 0
      return at(endsAt) - at(startsAt) < 360 * day || daysLeft !== left
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('The home page', () => {
  test('grew from release to release by as many rows as each says', () => {
    const rows = new Map(
      rowsOf('homePageRelease').map((row) => [`${String(row['navigation'])} ${String(row['number'])}`, row]),
    )
    const wrong = rowsOf('homePageRelease').filter(({ navigation, number, snapshot, added, removed }) => {
      const before = rows.get(`${String(navigation)} ${Number(number) - 1}`)
      return partsOf(snapshot).length - partsOf(before?.['snapshot'] ?? []).length !== Number(added) - Number(removed)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('opens with windows that lead to what they are called after, while that is on', () => {
    const plans = new Map(titlePlans(world).map((plan) => [String(plan.id), plan]))
    const named = new Map(rowsOf('homeLargeWindow').map((row) => [row['name'], row]))
    const titleOf = (name: string) =>
      partsOf(named.get(name)?.['target']).map(({ target }) => plans.get(String(target)))[0]
    expect(titleOf('New costume drama')?.group).toBe('costume')
    expect(titleOf('Ramadan series')?.language).toBe('ar_AE')
    expect(titleOf("Kids' holiday")?.kind).toBe('kids')
    const wrong = rowsOf('homeLargeWindow').filter(({ state, startsAt, endsAt }) => {
      const isOn = at(startsAt) <= now && now <= at(endsAt)
      return isOn !== (state === 'running') || at(endsAt) < now !== (state === 'ended')
    })
    expect(wrong).toEqual([])
  })

  test('tries styles against a control, with shares of 100 percent, and only what was tried has won', () => {
    const variants = rowsOf('rankStyleVariant')
    const wrong = rowsOf('rankStyleTriage').filter(({ id, winner, state, startsAt, endsAt }) => {
      const own = variants.filter(({ triage }) => triage === id)
      const length = at(endsAt) - at(startsAt)
      return (
        own.filter(({ isControl }) => isControl).length !== 1 ||
        own.reduce((sum, { share }) => sum + Number(share), 0) !== 100 ||
        (winner !== null && !own.some((variant) => variant['id'] === winner)) ||
        (winner !== null) !== (state === 'concluded') ||
        length < 3 * day ||
        length > 60 * day
      )
    })
    expect(wrong).toEqual([])
    const tests = new Map(rowsOf('rankStyleTriage').map((row) => [row['id'], row]))
    const strange = rowsOf('rankComponent').filter(
      ({ id, triage }) => triage !== null && tests.get(triage)?.['component'] !== id,
    )
    expect(strange).toEqual([])
  })
})

describe('What is shared and opened', () => {
  test('a page of an occasion is out while that lasts, and all bear names of their own', () => {
    const pages = rowsOf('h5SharePage')
    expect(new Set(pages.map(({ code }) => code)).size).toBe(pages.length)
    expect(pages.filter(({ code }) => /\d$/.test(String(code)))).toEqual([])
    const wrong = pages.filter(
      ({ state, expiresAt }) => (state === 'expired') !== (expiresAt !== null && at(expiresAt) < now),
    )
    expect(wrong).toEqual([])
  })

  test('a game that rooms open pays back less than is staked, and is staked on only where it takes coins', () => {
    const wallets = new Map(rowsOf('game').map(({ id, wallet }) => [id, wallet]))
    const wrong = rowsOf('liveGameSwitch').filter(({ game, bet24h, payoutRate24h, pausedUntil, players24h }) => {
      const isPlayed = wallets.get(game) === 'coin' && pausedUntil === null
      return (
        isPlayed !== Number(bet24h) > 0 ||
        (isPlayed && (Number(payoutRate24h) < 80 || Number(payoutRate24h) >= 100)) ||
        (pausedUntil !== null && players24h !== 0)
      )
    })
    expect(rowsOf('liveGameSwitch').length).toBeGreaterThan(30)
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('places of a live home follow each other without gap', () => {
    const wrong = rowsOf('liveRecommendRange').filter(({ segments }) => {
      const parts = partsOf(segments)
      return parts.some(({ from }, nth) => from !== Number(parts[nth - 1]?.['to'] ?? 0) + 1)
    })
    expect(wrong).toEqual([])
    const out = rowsOf('liveRecommendRange').filter(({ state }) => state === 'published')
    expect(new Set(out.map(({ liveType, areas }) => JSON.stringify([liveType, areas]))).size).toBe(out.length)
  })

  test('members may do what a feature offers, and so may whoever may do less', () => {
    expect(rowsOf('featureAccess').filter(({ vip }) => vip !== 'allow')).toEqual([])
  })
})

describe('Figures', () => {
  test('a rule holds for a share of active users, never for more than there are', () => {
    const users = world.count('user')
    const wrong = rowsOf('ruleUser').filter(
      ({ hitCount, hitShare, state }) =>
        Number(hitCount) > (users * Number(hitShare)) / 100 + 1 || (state === 'draft' && hitCount !== 0),
    )
    expect(wrong).toEqual([])
    const codes = rowsOf('ruleUser').map(({ code, hitShare }) => [code, hitShare])
    expect(codes.filter(([code, share]) => /vipDaysLeft|refunds/.test(String(code)) && Number(share) > 5)).toEqual([])
  })

  test('a gift earned its price as often as it was sent', () => {
    const wrong = rowsOf('gift').filter(
      ({ kind, coins, sent30d, coins30d }) => coins30d !== (kind === 'backpack' ? 0 : Number(coins) * Number(sent30d)),
    )
    expect(wrong).toEqual([])
  })

  test('a reward hands out one thing, of the kind that it is', () => {
    const fields = {
      gift: ['gift'],
      dress: ['dress'],
      badge: ['dress'],
      vipDays: ['vipProduct'],
      coupon: ['discountCase'],
      cash: ['cashAmount'],
    }
    const wrong = rowsOf('activityReward').filter((row) => {
      const held = ['gift', 'dress', 'vipProduct', 'discountCase', 'cashAmount'].filter((name) => row[name] !== null)
      return JSON.stringify(held) !== JSON.stringify(fields[String(row['kind']) as keyof typeof fields] ?? [])
    })
    expect(wrong).toEqual([])
  })

  test('packs, plates, tags and categories count what is in them', () => {
    const kinds = [
      ['emojiPack', 'emojiCount', 'emoji', 'pack'],
      ['plate', 'itemCount', 'plateItem', 'plate'],
      ['interestTag', 'contentCount', 'interestTagContent', 'interestTag'],
      ['questionCategory', 'questionCount', 'question', 'category'],
      ['ruleUserCategory', 'itemCount', 'ruleUser', 'category'],
    ] as const
    const wrong = kinds.flatMap(([parent, field, child, by]) => {
      const counts = countBy(child, by)
      return rowsOf(parent).filter((row) => row[field] !== (counts.get(row['id']) ?? 0))
    })
    expect(wrong).toEqual([])
    expect(rowsOf('plate').filter(({ unavailable, itemCount }) => Number(unavailable) > Number(itemCount))).toEqual([])
  })

  test('a message was sent as often as it says, the last time when it says, and was made before', () => {
    const sends = rowsOf('messageSend').filter(({ state }) => state === 'sent' || state === 'withdrawn')
    const wrong = rowsOf('message').filter(({ id, sends: count, lastSentAt, createdAt }) => {
      const own = sends.filter(({ message }) => message === id).map(({ sendAt }) => String(sendAt))
      return (
        own.length !== count ||
        (own.toSorted().at(-1) ?? null) !== lastSentAt ||
        own.some((each) => each < String(createdAt))
      )
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('a mail is opened by some of those who got it, and tapped by some of those', () => {
    const wrong = rowsOf('emailRecall').filter(
      ({ sent, delivered, bounced, opened, clicked, returned7d }) =>
        Number(delivered) + Number(bounced) !== sent ||
        Number(opened) > Number(delivered) ||
        Number(clicked) > Number(opened) ||
        Number(returned7d) > Number(clicked),
    )
    expect(wrong).toEqual([])
  })
})

test('What a partner reports is one of its events, answered as it was taken, and paid for with cents', () => {
  const partners = new Map(rowsOf('integralApi').map((row) => [row['id'], row]))
  const wrong = rowsOf('integralApiCall').filter(({ api, event, points, partnerPayout, request, result }) => {
    const known = partsOf(partners.get(api)?.['events']).map((each) => each['event'])
    return (
      !known.includes(event) ||
      partsOf(request)[0]?.['text'] !== event ||
      Number(partnerPayout) > 1_000 ||
      (result === 'credited') !== (Number(points) > 0 && result !== 'pending')
    )
  })
  expect(wrong.slice(0, 2)).toEqual([])
})

test('A difference of a statement names the number that its order has at the channel', () => {
  const numbers = new Map(rowsOf('order').map(({ id, channelOrderNo }) => [id, channelOrderNo]))
  const diffs = rowsOf('payStatementDiff')
  expect(diffs.length).toBeGreaterThan(20)
  expect(diffs.filter(({ order, channelOrderNo }) => numbers.get(order) !== channelOrderNo)).toEqual([])
})
