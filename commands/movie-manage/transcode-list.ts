import resource from '../../src/entities/movie-manage/resource'
import { asked, defineCommand } from '../../src/schema/command'

export const setPriority = defineCommand(resource, {
  on: 'rows',
  sets: {},
  states: ['queued'],
  asks: { priority: asked(resource, 'priority', { required: true }) },
  icon: 'sliders-horizontal',
})

export { retryResource, cancelResource, acceptCheck, rejectCheck } from './series-resources'
