import liveAtmosphere from '../../../../entities/live-config/live-atmosphere'
import liveBanner from '../../../../entities/live-config/live-banner'
import liveSound from '../../../../entities/live-config/live-sound'
import liveUserTask from '../../../../entities/live-config/live-user-task'
import liveWindow from '../../../../entities/live-config/live-window'
import type { Row } from '../../../../schema/entity'
import { defineRules } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'
import { shareArea, shareTime } from '../../../operations/overlap'
import { checkPeriod } from '../../../operations/period'

export const bannerRules = defineRules(liveBanner, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    return Promise.resolve()
  },
})

const textKinds: readonly string[] = ['welcomeText', 'quickPhrases']

/** One skin is in force per area and time. */
export const atmosphereRules = defineRules(liveAtmosphere, {
  beforeSave: async ({ records }, draft, current) => {
    checkPeriod(draft, current)
    const next = { startsAt: null, endsAt: null, ...current, ...draft } as Row<typeof liveAtmosphere>
    if (!textKinds.includes(next.kind) && !next.animation) throw badField('animation', 'error.required')
    if (textKinds.includes(next.kind) && !next.texts?.length) throw badField('texts', 'error.required')
    if (next.kind !== 'skin') return
    const skins = await records.where(liveAtmosphere, { kind: 'skin', state: ['scheduled', 'live'] })
    const clash = skins.find(
      (other) => other.id !== current?.id && shareArea(other.areas, next.areas) && shareTime(other, next),
    )
    if (clash) throw badField('startsAt', 'live-config.atmosphere-config.skinThere', { name: clash.name })
  },
})

export const windowRules = defineRules(liveWindow, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    const next = { ...current, ...draft } as Row<typeof liveWindow>
    const leads = [next.url, next.image, next.link].filter(Boolean)
    if (leads.length !== 1) throw badField('url', 'live-config.liveRoomWindow.oneContent')
    return Promise.resolve()
  },
})

export const soundRules = defineRules(liveSound, {
  beforeSave: (_context, draft, current) => {
    const next = { ...current, ...draft } as Row<typeof liveSound>
    const isPreset = next.kind === 'voiceChange' || next.kind === 'reverb'
    if (isPreset && !next.preset) throw badField('preset', 'error.required')
    if (!isPreset && !next.file) throw badField('file', 'error.required')
    return Promise.resolve()
  },
})

/** What is fixed once a task is live: a change is a copy. */
const taskTerms = ['event', 'goal', 'rewardKind', 'rewardAmount'] as const

export const userTaskRules = defineRules(liveUserTask, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    if (
      current?.state === 'live' &&
      taskTerms.some((name) => draft[name] !== undefined && draft[name] !== current[name])
    )
      throw refused('live-config.user-task.fixed')
    const next = { ...current, ...draft } as Row<typeof liveUserTask>
    if (next.rewardKind === 'dress' && !next.rewardDress) throw badField('rewardDress', 'error.required')
    if (next.rewardKind === 'gift' && !next.rewardGift) throw badField('rewardGift', 'error.required')
    if ((next.steps?.at(-1)?.goal ?? 0) > next.goal) throw badField('steps', 'live-config.user-task.stepsBeyondGoal')
    return Promise.resolve()
  },
})
