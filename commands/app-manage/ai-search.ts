import aiSearchSetting from '../../src/entities/app-manage/ai-search-setting'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { translated } from '../packs/translated'

export const setRollout = defineCommand(aiSearchSetting, {
  on: 'row',
  does: set({}),
  asks: { rolloutPercent: asked(aiSearchSetting, 'rolloutPercent', { required: true }) },
  keys: 't',
  icon: 'percent',
})

/** Its users fall back to the plain search. */
export const stop = defineCommand(aiSearchSetting, {
  on: 'rows',
  does: set({ enabled: false }),
  asks: { reason: because() },
  reads: ['enabled'],
  when: ({ enabled }) => enabled || 'derived.alreadyDisabled',
  danger: 'confirm',
  destroys: true,
  inverse: 'enable',
  keys: 'o',
  icon: 'octagon-x',
})

export const { translate } = translated(aiSearchSetting)
