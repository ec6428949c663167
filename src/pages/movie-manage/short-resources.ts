import episode from '../../entities/movie-manage/episode'
import { episodeList } from '../presets/title-lists'
import { definePage } from '../../schema/page'

export default definePage(episode, {
  ...episodeList,
  opensWith: { 'content.type': 'short' },
  icon: 'smartphone',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  export: 'short-episode',
})
