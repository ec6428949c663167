import anchor from '../../src/entities/live-manage/anchor'
import guild from '../../src/entities/live-manage/guild'
import incomePolicy from '../../src/entities/live-manage/income-policy'
import settlementPeriod from '../../src/entities/live-manage/settlement-period'
import user from '../../src/entities/user-manage/user'
import type { Entity, Row } from '../../src/schema/entity'
import { Records } from '../../src/server/db/records'
import type { TestApp } from './test-app'

/** The birthday of somebody who is old enough to be an anchor. */
export const adult = '1990-01-01'

/** What policies here have in common: a hundred biscuits are a unit, and a thousand a month bring a salary. */
export const policyTerms = {
  ...{ giftShare: 40, luckyGiftShare: 10, biscuitsPerUnit: 100, currency: 'USD', minPayout: 1_000, areas: [-1] },
  liveKinds: ['video', 'voice', 'multiGuest', 'game', 'sports'],
  tiers: [{ name: 'one', minBiscuits: 1_000, minDays: 0, minMinutes: 0, baseSalary: 100_00, bonus: 0, guildRate: 10 }],
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
  state: 'active',
} satisfies Partial<Row<typeof incomePolicy>>

/** A place in which anchors and guilds are paid by one policy. */
export interface LiveWorld {
  readonly policy: Row<typeof incomePolicy>
  makeAnchor(values?: Partial<Row<typeof anchor>>): Promise<Row<typeof anchor>>
  makeGuild(values?: Partial<Row<typeof guild>>): Promise<Row<typeof guild>>
  /** A record as it is. */
  now<E extends Entity>(entity: E, row: { readonly id: number }): Promise<Row<E>>
}

/** Makes the policy that anchors on their own are paid by, and a period that is open. */
export async function liveWorld(app: TestApp): Promise<LiveWorld> {
  const policy = await app.make(incomePolicy, { ...policyTerms, payee: 'independentAnchor' })
  await app.make(settlementPeriod, { name: 'next', cycle: 'monthly', from: '2030-01-01', to: '2030-01-31' })
  return {
    policy,
    now: (entity, { id }) => new Records(app.db, null, new Date()).get(entity, id),
    makeAnchor: async (values) =>
      app.make(anchor, { user: (await app.make(user)).id, birthDate: adult, state: 'active', ...values }),
    makeGuild: async (values) =>
      app.make(guild, {
        owner: (await app.make(user)).id,
        incomePolicy: policy.id,
        contractFrom: '2020-01-01',
        contractTo: '2040-01-01',
        state: 'active',
        ...values,
      }),
  }
}
