import { startsInBrowser } from '../../../src/schema/does'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { exportedLists } from '../../../src/server/jobs/export/export-list'
import { clockFaults } from '../../support/walk/clock-faults'
import { commandFaults } from '../../support/walk/command-faults'
import { exportFaults } from '../../support/walk/export-faults'
import { listFaults, listsOfPage } from '../../support/walk/list-faults'
import { saveFaults } from '../../support/walk/save-faults'
import { startWorld } from '../../support/walk/world'
import type { World } from '../../support/walk/world'
import { sampledWhereEmbedded } from '../../support/sampled'

let world: World

// The demo of three hundred entities is made first, which takes minutes while other test files run.
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const pages = sampledWhereEmbedded([...registry.pages.values()].map((info) => [info.id, info] as const))
const exporting = new Set(exportedLists(registry).map(({ info }) => info))

describe('every page that lists', () => {
  test.each(pages.filter(([, info]) => listsOfPage(info).length > 0))(
    '%s opens with all of its columns, sorts, filters and goes on, for those who may',
    async (_id, info) => {
      ;(await listFaults(world, info)).throwAny()
    },
  )
})

describe('every page about records', () => {
  test.each(pages.filter(([, { page }]) => page.entity))(
    '%s creates, edits and deletes where it offers that, and refuses a stale save',
    async (_id, info) => {
      ;(await saveFaults(world, info)).throwAny()
    },
  )
})

describe('every page with an export', () => {
  test.each(pages.filter(([, info]) => exporting.has(info)))('%s exports the rows that it lists', async (_id, info) => {
    ;(await exportFaults(world, info)).throwAny()
  })
})

describe('every page with commands', () => {
  const commanding = new Set(
    [...registry.commands.values()].filter(({ command }) => !startsInBrowser(command)).map(({ page }) => page),
  )

  test.each(pages.filter(([, info]) => commanding.has(info)))(
    '%s runs its commands for their holder, and refuses them by right and by state',
    async (_id, info) => {
      ;(await commandFaults(world, info)).throwAny()
    },
  )
})

describe('every record with a clock', () => {
  const clocks = sampledWhereEmbedded(
    [...registry.entities.values()].flatMap((entity) =>
      (entity.clock ?? []).flatMap((clock) =>
        clock.states.map((state) => [`${entity.name}.${state}`, entity, clock, state] as const),
      ),
    ),
  )

  test.each(clocks)('%s moves on when its moment has come, and no sooner', async (_id, entity, clock, state) => {
    ;(await clockFaults(world, entity, clock, state)).throwAny()
  })
})
