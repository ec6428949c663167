import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { differencesOf, leaksOf } from '../../support/access-faults'
import { startAccessWorld } from '../../support/access-world'
import type { AccessWorld } from '../../support/access-world'
import { sampledWhereEmbedded } from '../../support/sampled'

let world: AccessWorld
beforeAll(async () => {
  world = await startAccessWorld()
})
afterAll(() => world.stop())

const pairOf = (name: string) => world.pairs.find(({ entity }) => entity.name === name)!

describe.each(sampledWhereEmbedded([...registry.entities.keys()]))('%s', (name) => {
  test('is told to each account as far as it may see it, in every answer of every call', async () => {
    expect(await leaksOf(world, pairOf(name))).toEqual([])
  })

  test('is not there, where it is hidden, by whatever call one asks for it', async () => {
    expect(await differencesOf(world, pairOf(name))).toEqual([])
  })
})
