import game from '../../src/entities/game-manage/game'
import { because, bool, oneOf, ref, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'
import { shelfWithReason } from '../packs/shelf'
import { usedIn } from '../packs/used-in'

export const startTest = defineCommand(game, { on: 'rows', does: move(), icon: 'flask-conical' })

export const { submit, approve, reject } = reviewed(game, { by: 'others', keys: { submit: 'b', approve: 'a' } })

export const { publish, takeDown } = shelfWithReason(game, { danger: 'confirm', keys: { publish: 'u', takeDown: 'd' } })

/** Players see until when. */
export const startMaintenance = defineCommand(game, {
  on: 'rows',
  does: move(),
  asks: {
    maintenanceUntil: asked(game, 'maintenanceUntil', { required: true }),
    reason: because(),
  },
  inverse: 'endMaintenance',
  keys: 'w',
  icon: 'construction',
})

export const endMaintenance = defineCommand(game, {
  on: 'rows',
  does: move(),
  inverse: 'startMaintenance',
  icon: 'play',
})

export const setRollout = defineCommand(game, {
  on: 'rows',
  does: set({}),
  states: ['published'],
  asks: { rollout: asked(game, 'rollout', { required: true }) },
  icon: 'sliders-horizontal',
})

/** The package of before stays among its packages, to go back to. */
export const newPackage = defineCommand(game, {
  on: 'row',
  asks: {
    packageFile: asked(game, 'packageFile', { required: true }),
    packageVersion: asked(game, 'packageVersion', { required: true }),
    rollout: asked(game, 'rollout'),
  },
  icon: 'package-plus',
})

/** One item passed or failed on one client; a game is submitted with all five passed on each client. */
export const recordTest = defineCommand(game, {
  on: 'row',
  states: ['testing'],
  asks: {
    client: ref('client', { required: true }),
    testItem: oneOf(['open', 'login', 'stake', 'win', 'refund'], { required: true }),
    passed: bool({ required: true }),
    note: string({ max: 200 }),
  },
  icon: 'clipboard-check',
})

/** Plates, ranks and rooms that show it. */
export const { showUses } = usedIn(game)
