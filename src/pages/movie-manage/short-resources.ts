import episode from '../../entities/movie-manage/episode'
import { definePage } from '../../schema/page'

export default definePage(episode, {
  kind: 'list',
  tabBy: ['content'],
  icon: 'smartphone',
  columns: [
    'number',
    'part',
    'cover',
    'title',
    'duration',
    'access',
    'publishAt',
    'resourceState',
    'definitions',
    'audioLanguages',
    'subtitleLanguages',
    'plays30d',
    'dropRate',
    'enabled',
    'state',
  ],
  filters: ['content', 'number', 'part', 'resourceState', 'state', 'enabled', 'subtitleLanguages', 'publishAt'],
  sort: 'number',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  calls: {
    save: 'POST /cms/backend/episode/saveOrUpdate',
    enable: 'POST /cms/backend/episode/doEnableOrDisable',
    subtitles: 'POST /cms/backend/episode/querySubtitlingList',
    aiTasks: 'POST /media/backend/episode/queryAiSubtitlingTask',
    uploadToken: 'GET /third/qiniu/token',
  },
  export: 'short-episode',
})
