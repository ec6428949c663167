import subtitleCue from '../../entities/movie-manage/subtitle-cue'
import { definePage } from '../../schema/page'

export default definePage(subtitleCue, {
  kind: 'list',
  openedBy: ['subtitle'],
  icon: 'captions',
  columns: ['start', 'end', 'source', 'text', 'machineText', 'confidence', 'flag'],
  filters: ['subtitle', 'text', 'flag', 'confidence'],
  sort: 'start',
  verbs: ['create', 'edit', 'delete'],
})
