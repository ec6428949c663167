import activityEntry from '../../src/entities/activity-manage/activity-entry'
import { areas, because } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'

/** The activity behind the line; needs the right to pause activities of its kind. */
export const pause = defineCommand(activityEntry, {
  on: 'rows',
  asks: { reason: because() },
  reads: ['activityState'],
  when: ({ activityState }) => activityState === 'running' || 'activity-manage.overview.pause.notRunning',
  keys: 'w',
  icon: 'pause',
})

/** Every activity that runs in one of the areas. */
export const pauseAll = definePageCommand({
  asks: { areas: areas({ group: 'activity', required: true }), reason: because() },
  danger: 'confirm',
  icon: 'octagon-pause',
})

/** What was paused together there, and has not been resumed or ended since. */
export const resumeAll = definePageCommand({
  asks: { areas: areas({ group: 'activity', required: true }) },
  danger: 'confirm',
  icon: 'circle-play',
})
