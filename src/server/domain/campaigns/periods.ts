import detailBanner from '../../../entities/app-manage/detail-banner'
import floatWindow from '../../../entities/app-manage/float-window'
import homeLargeWindow from '../../../entities/app-manage/home-large-window'
import popup from '../../../entities/app-manage/popup'
import rankSingle from '../../../entities/app-manage/rank-single'
import updatePrompt from '../../../entities/app-manage/update-prompt'
import searchSetting from '../../../entities/app-manage/search-setting'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { checkPeriod } from '../../operations/period'
import { concerns } from '../../operations/concerns'

/** What is shown for a time, to whom it says: a group audience names its groups. */
export const floatWindowRules = defineRules(floatWindow, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    checkAudience(draft, current)
  },
})

export const popupRules = defineRules(popup, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    const after = { ...current, ...draft }
    checkAudience(draft, current)
    if (concerns(draft, current, 'frequency', 'everyN') && after.frequency === 'everyN' && !after.everyN)
      throw badField('everyN', 'error.required')
  },
})

export const detailBannerRules = defineRules(detailBanner, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    const after = { ...current, ...draft }
    checkAudience(draft, current)
    if (!concerns(draft, current, 'scope', 'contentTypes', 'tags', 'titles')) return
    const held = { contentType: after.contentTypes, tags: after.tags, titles: after.titles, all: [true] }
    const name = { contentType: 'contentTypes', tags: 'tags', titles: 'titles', all: 'scope' }
    const scope = after.scope ?? 'all'
    if (!held[scope]?.length) throw badField(name[scope], 'error.required')
  },
})

export const largeWindowRules = defineRules(homeLargeWindow, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    checkAudience(draft, current)
  },
})

export const rankSingleRules = defineRules(rankSingle, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    checkAudience(draft, current)
  },
})

export const updatePromptRules = defineRules(updatePrompt, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    if (!concerns(draft, current, 'fromVersion', 'toVersion')) return
    const { fromVersion, toVersion } = { ...current, ...draft }
    if ((fromVersion ?? 0) > (toVersion ?? Infinity)) throw badField('toVersion', 'error.rangeReversed')
  },
})

/** Weights that are all nothing would put results in no order at all. */
export const searchSettingRules = defineRules(searchSetting, {
  beforeSave: async (_context, draft, current) => {
    const { weightTitle, weightAlias, weightStar, weightHeat, weightFresh } = { ...current, ...draft }
    const weights = [weightTitle, weightAlias, weightStar, weightHeat, weightFresh]
    if (weights.every((weight) => weight === 0)) throw badField('weightTitle', 'app-manage.rank-manage.noWeight')
  },
})

interface Audience {
  readonly audience?: string | null
  readonly userGroups?: readonly number[] | null
}

function checkAudience(draft: Audience, current: Audience | null): void {
  if (!concerns(draft, current, 'audience', 'userGroups')) return
  const { audience, userGroups } = { ...current, ...draft }
  if (audience === 'group' && !userGroups?.length) throw badField('userGroups', 'error.required')
}
