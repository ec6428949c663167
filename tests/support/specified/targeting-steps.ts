import { expect } from 'vitest'
import ruleUser from '../../../src/entities/user-manage/rule-user'
import userTag from '../../../src/entities/user-manage/user-tag'
import type { Step } from './step'

const data = (values: object) => expect.objectContaining(values) as object
const idOf = ({ data: made }: { data: { id: number } }) => made.id

/** The rule engine: a category, a rule in it, switched on and off. */
export const ruleSteps: readonly Step[] = [
  {
    call: 'POST /rule/engine/backend/user/category/save',
    sends: () => ({ code: 'spending', name: { zh_CN: '消费', en: 'Spending' } }),
    holds: (answer: { data: { id: number } }, world) => world.keep('category', idOf(answer)),
  },
  {
    call: 'GET /rule/engine/backend/user/category/all',
    holds: ({ data: all }, world) => expect(all).toContainEqual(data({ id: world.id('category'), code: 'spending' })),
  },
  {
    call: 'GET /rule/engine/backend/user/rule/selectOptions',
    holds: ({ data: options }) =>
      expect(options).toMatchObject({ indicators: [data({ code: 'activeDays' })], kinds: ['yesNo', 'tiers'] }),
  },
  {
    call: 'POST /rule/engine/backend/user/rule/add',
    sends: (world) => ({
      code: 'regulars',
      name: { zh_CN: '常客', en: 'Regulars' },
      category: world.id('category'),
      kind: 'yesNo',
      tree: { leaves: [{ indicator: 'activeDays', window: '7d', operator: 'gte', value: 3 }] },
      refresh: 'daily',
      owner: world.owner.id,
    }),
    holds: (answer: { data: { id: number } }, world) => world.keep('rule', idOf(answer)),
  },
  {
    call: 'POST /rule/engine/backend/user/rule/edit',
    sends: (world) => ({ id: world.id('rule'), description: 'Who comes often' }),
    holds: async (_answer, world) =>
      expect(await world.stored(ruleUser, world.id('rule'))).toMatchObject({ description: 'Who comes often' }),
  },
  {
    call: 'POST /rule/engine/backend/user/rule/toggle',
    sends: (world) => ({ id: world.id('rule') }),
    holds: async (_answer, world) =>
      expect(await world.stored(ruleUser, world.id('rule'))).toMatchObject({ state: 'active' }),
  },
  {
    call: 'POST /rule/engine/backend/user/rule/toggle',
    sends: (world) => ({ id: world.id('rule') }),
    holds: async (_answer, world) =>
      expect(await world.stored(ruleUser, world.id('rule'))).toMatchObject({ state: 'paused' }),
  },
]

/** A selection of users: made, estimated, switched on and off, deleted. */
export const userTagSteps: readonly Step[] = [
  {
    call: 'POST /tag/backend/user/save',
    sends: (world) => ({
      name: 'Rich',
      conditions: { leaves: [{ kind: 'userIndicator', code: 'coins', operator: 'gte', value: 1 }] },
      areas: [-1],
      scenes: ['push'],
      owner: world.owner.id,
    }),
    holds: (answer: { data: { id: number } }, world) => world.keep('user tag', idOf(answer)),
  },
  {
    call: 'GET /tag/backend/user/detail/{id}',
    at: (world) => world.id('user tag'),
    holds: ({ data: found }) => expect(found).toMatchObject({ name: 'Rich', state: 'draft' }),
  },
  {
    call: 'POST /tag/backend/user/update',
    sends: (world) => ({ id: world.id('user tag'), description: 'Who has coins' }),
    holds: async (_answer, world) =>
      expect(await world.stored(userTag, world.id('user tag'))).toMatchObject({
        name: 'Rich',
        description: 'Who has coins',
      }),
  },
  {
    call: 'POST /tag/backend/user/updateScene',
    sends: (world) => ({ id: world.id('user tag'), scenes: ['push', 'message'] }),
    holds: async (_answer, world) =>
      expect(await world.stored(userTag, world.id('user tag'))).toMatchObject({ scenes: ['push', 'message'] }),
  },
  {
    call: 'POST /tag/backend/user/estimate',
    sends: (world) => ({ id: world.id('user tag') }),
    holds: async (_answer, world) =>
      expect(await world.stored(userTag, world.id('user tag'))).toMatchObject({ estimate: 1 }),
  },
  {
    call: 'POST /tag/backend/user/enable',
    sends: (world) => ({ id: world.id('user tag') }),
    holds: async (_answer, world) =>
      expect(await world.stored(userTag, world.id('user tag'))).toMatchObject({ enabled: true, state: 'active' }),
  },
  {
    call: 'POST /tag/backend/user/enable',
    sends: (world) => ({ id: world.id('user tag') }),
    holds: async (_answer, world) =>
      expect(await world.stored(userTag, world.id('user tag'))).toMatchObject({ enabled: false, state: 'stopped' }),
  },
  {
    call: 'DELETE /tag/backend/user/delete/{id}',
    at: (world) => world.id('user tag'),
    holds: async (_answer, world) => expect(await world.stored(userTag, world.id('user tag'))).toBeUndefined(),
  },
]
