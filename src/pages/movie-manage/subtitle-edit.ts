import resource from '../../entities/movie-manage/resource'
import subtitleCue from '../../entities/movie-manage/subtitle-cue'
import { film } from '../../schema/film'
import { definePage } from '../../schema/page'

export default definePage(subtitleCue, {
  kind: 'list',
  openedBy: ['subtitle'],
  icon: 'captions',
  columns: ['start', 'end', 'missingTerms', 'source', 'text', 'warnings', 'machineText', 'confidence', 'flag'],
  filters: ['subtitle', 'text', 'warnings', 'missingTerms', 'flag', 'confidence'],
  sort: 'start',
  verbs: ['create', 'edit', 'delete'],
  drafts: 'subtitle',
  film: film(resource, {
    through: 'subtitle.episode',
    by: 'episode',
    file: 'file',
    prefers: { field: 'role', value: 'output' },
    rows: {
      ...{ from: 'start', to: 'end', text: 'text' },
      timed: { begin: 'snapStart', end: 'snapEnd', at: 'at' },
    },
  }),
})
