import country from '../../src/entities/develop-manage/country'
import { because, instant, percent } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const softLaunch = defineCommand(country, {
  on: 'rows',
  does: move(),
  asks: { percent: percent({ required: true }) },
  inverse: 'close',
  icon: 'circle-dot',
})

export const launch = defineCommand(country, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  inverse: 'close',
  icon: 'circle-dot',
})

export const close = defineCommand(country, {
  on: 'row',
  does: move(),
  asks: { closesAt: instant({ required: true }), reason: because() },
  danger: 'confirm',
  inverse: 'softLaunch',
  icon: 'circle-x',
})

/** What a country still lacks before it can be launched. */
export const readiness = defineCommand(country, { on: 'row', icon: 'list-checks' })
