import movie from '../../src/entities/movie-manage/movie'
import { titleCommands } from '../../src/entities/title-commands'
import { asked, defineCommand } from '../../src/schema/command'

export const {
  submit,
  approve,
  reject,
  publish,
  schedule,
  unschedule,
  takeDown,
  rework,
  block,
  unblock,
  archive,
  restore,
  setAreas,
  setWeight,
  addTags,
  removeTags,
  assignUp,
  assignRandomUp,
  translateTexts,
  reindex,
  purgeCdn,
  copyDeepLink,
  requestAiSubtitles,
  addToSingle,
  sendCoverLabel,
  mergeDuplicate,
  exportGaps,
  exportSheet,
} = titleCommands(movie)

export const setAccess = defineCommand(movie, {
  on: 'rows',
  asks: {
    access: asked(movie, 'access', { required: true }),
    product: asked(movie, 'product'),
    freeFrom: asked(movie, 'freeFrom'),
  },
  icon: 'lock-keyhole',
})

export const addToXilie = defineCommand(movie, {
  on: 'rows',
  asks: { xilie: asked(movie, 'xilie', { required: true }) },
  icon: 'library',
})
