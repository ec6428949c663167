import episode from '../../src/entities/movie-manage/episode'
import { defineCommand } from '../../src/schema/command'

/** Each in a task of its own, for an initial and then a final look. */
export const sendToReview = defineCommand(episode, {
  on: 'rows',
  reads: ['resourceState'],
  when: (row) => (row.resourceState !== null && row.resourceState !== 'none') || 'movie-manage.series-resources.noFile',
  keys: 'b',
  icon: 'send-to-back',
})

export {
  uploadFiles,
  addRange,
  renumber,
  planEpisodes,
  uploadSubtitles,
  deleteSubtitles,
  createAiSubtitles,
  downloadSource,
  replaceSource,
  retranscode,
  setAccess,
  exportGrid,
} from './series-resources'
