import type reviewer from '../../../entities/review-manage/reviewer'
import type reviewPool from '../../../entities/review-manage/review-pool'
import type reviewShare from '../../../entities/review-manage/review-share'
import { day, instant } from '../calendar'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { accountGenerator } from './accounts'

/** Minor units a minute of play time. */
export const demoRate = 30
export const demoCurrency = 'CNY'

const subjects = ['episode', 'title', 'post'] as const
const stages = ['initial', 'final'] as const
const levels = ['expert', 'senior', 'senior', 'junior', 'junior', 'trainee'] as const
/** Whoever tries the product out reviews too; the others do so after them. */
const seniors = 8

/** Who leads: the first account, and the second for the first. */
const leadOf = (world: World, index: number) => world.id('account', index === 0 ? 1 : 0) ?? 1

/** How experienced the n-th reviewer is, and whether they may decide in the end. */
export function levelAt(index: number) {
  const level = index < seniors ? 'senior' : levels[index % levels.length]!
  return { level, isSenior: level === 'senior' || level === 'expert' }
}

export const reviewerGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof reviewer> {
    const { level, isSenior } = levelAt(index)
    const state = level === 'trainee' ? 'training' : index < seniors || random.chance(0.8) ? 'active' : 'onLeave'
    const isAgency = index >= seniors && index % 5 === 0
    const account = accountGenerator.row(world, index, world.random('account', index))
    const isWorking = state !== 'onLeave'
    return {
      account: world.id('account', index) ?? 1,
      name: String(account.realName),
      employment: isAgency ? 'agency' : 'employee',
      agency: isAgency ? 'Huaying Review Services' : null,
      lead: leadOf(world, index),
      level,
      subjects: [...subjects],
      stages: isSenior ? ['initial', 'final'] : ['initial'],
      languages: ['zh_CN', 'en', 'in_ID', 'es_MX', 'ar_AE'],
      areas: [-1],
      restricted: false,
      consent: null,
      duty: !isWorking ? 'off' : index < seniors ? 'on' : random.pick(['on', 'on', 'break', 'off'] as const),
      shifts: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', to: '18:00' }],
      leaveUntil: isWorking ? null : instant(world.calendar.now + 9 * day).slice(0, 10),
      timezone: 'Asia/Shanghai',
      dailyQuota: 400,
      maxOpen: 40,
      checkPercent: level === 'trainee' ? 40 : null,
      payPerMinute: demoRate,
      currency: demoCurrency,
      rates: null,
      rateProposed: null,
      exposureToday: 0,
      state,
    }
  },
}

const pools = phrases(`
  分集初审 | Episodes, initial
  分集终审 | Episodes, final
  影视初审 | Titles, initial
  影视终审 | Titles, final
  用户内容初审 | Posts, initial
  用户内容终审 | Posts, final
  受限分集初审 | Restricted episodes, initial
  受限分集终审 | Restricted episodes, final
  受限内容初审 | Restricted posts, initial
  受限内容终审 | Restricted posts, final`)
const kinds = ['episode', 'episode', 'title', 'title', 'post', 'post', 'episode', 'episode', 'post', 'post'] as const
/** From here on pools are for restricted content. */
const firstRestricted = 6

/** Whether a task stands in one of these states. */
const taskIn =
  (...wanted: readonly string[]) =>
  (world: World, index: number): boolean =>
    wanted.includes(String(world.all('reviewTask').get('state')?.[index]))

export const reviewPoolGenerator: Generator = {
  totals: [
    { field: 'waiting', child: 'reviewTask', by: 'pool', counts: taskIn('waiting') },
    { field: 'assigned', child: 'reviewTask', by: 'pool', counts: taskIn('assigned', 'held') },
  ],
  row(_world, index, random): RowOf<typeof reviewPool> {
    const nth = index % kinds.length
    const name = pools[nth]!
    const restricted = nth >= firstRestricted
    const run = index >= kinds.length ? `-${Math.floor(index / kinds.length) + 1}` : ''
    const order = restricted ? index - firstRestricted : index + kinds.length
    return {
      name,
      code: `${restricted ? 'restricted-' : ''}${kinds[nth]}-${stages[nth % 2]}${run}`,
      subject: kinds[nth]!,
      stage: stages[nth % 2]!,
      order: order + 1,
      areas: [-1],
      languages: null,
      sources: null,
      riskFrom: 0,
      restricted,
      method: 'ratio',
      overflowPool: null,
      overflowAfter: null,
      hours: null,
      ...(kinds[nth] === 'episode'
        ? { oldestMinutes: random.between(900, 2_700), breachedToday: random.between(0, restricted ? 1 : 5) }
        : { oldestMinutes: null, breachedToday: 0 }),
      onDuty: restricted ? random.between(1, 3) : random.between(6, 12),
      enabled: true,
    }
  },
}

/** The pool of the demo that a task stands in. */
export function poolIdOf(
  world: World,
  subject: (typeof subjects)[number],
  stage: (typeof stages)[number],
  restricted: boolean,
): number | null {
  const first = restricted && subject !== 'title' ? firstRestricted : 0
  const nth = kinds.findIndex((kind, index) => index >= first && kind === subject && stages[index % 2] === stage)
  return world.id('reviewPool', nth)
}

/** Pools that have a plan: those for restricted content wait for reviewers who are cleared. */
const planned = firstRestricted

export const reviewShareGenerator: Generator = {
  row(world, index): RowOf<typeof reviewShare> {
    const [pool, nth] = [index % planned, Math.floor(index / planned)]
    // Four share the work now, two did before them; from then on somebody drafts the next plan.
    const plan = nth < 4 ? 2 : nth < 6 ? 1 : null
    const at = (days: number) => instant(world.calendar.now - days * day)
    return {
      pool: world.id('reviewPool', pool) ?? 1,
      reviewer: world.id('reviewer', nth % seniors) ?? 1,
      ratio: plan === 2 ? 25 : plan === 1 ? 50 : 20,
      locked: false,
      dailyCap: null,
      plan,
      remark: null,
      from: plan === 2 ? at(20) : plan === 1 ? at(90) : null,
      until: plan === 1 ? at(20) : null,
      enabled: true,
      state: plan === 2 ? 'active' : plan === 1 ? 'past' : 'draft',
      // Tasks go by the plan that is in force.
      ...(plan !== 2 && { effective: 0, assignedToday: 0, actualToday: 0, openNow: 0 }),
    }
  },
}
