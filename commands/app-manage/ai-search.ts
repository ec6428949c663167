import aiSearchSetting from '../../src/entities/app-manage/ai-search-setting'
import { because, languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set, translateTexts } from '../../src/schema/does'

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
  inverse: 'enable',
  keys: 'o',
  icon: 'octagon-x',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(aiSearchSetting, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
