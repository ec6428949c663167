import resource from '../../src/entities/movie-manage/resource'
import transcodeHold from '../../src/entities/movie-manage/transcode-hold'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** Nothing more is begun, of one profile or at all; what runs goes on to its end. */
export const pauseQueue = definePageCommand({
  asks: { profile: asked(transcodeHold, 'profile'), reason: asked(transcodeHold, 'reason', { required: true }) },
  danger: 'confirm',
  inverse: 'resumeQueue',
  icon: 'pause',
})

export const resumeQueue = definePageCommand({ inverse: 'pauseQueue', icon: 'play' })

export const setPriority = defineCommand(resource, {
  on: 'rows',
  does: set({}),
  states: ['queued'],
  asks: { priority: asked(resource, 'priority', { required: true }) },
  icon: 'sliders-horizontal',
})

export { retryResource, cancelResource, acceptCheck, rejectCheck } from './series-resources'
