import liveMusic from '../../entities/live-config/live-music'
import { definePage } from '../../schema/page'

export default definePage(liveMusic, {
  kind: 'list',
  menu: 60,
  icon: 'megaphone',
  columns: [
    'cover',
    'title',
    'artist',
    'genre',
    'language',
    'seconds',
    'rightsHolder',
    'licensedAreas',
    'licenceTo',
    'state',
    'plays30d',
    'enabled',
    'createdBy',
    'createdAt',
  ],
  filters: ['title', 'artist', 'genre', 'language', 'state', 'licenceTo', 'licensedAreas'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  fieldsets: {
    piece: ['title', 'artist', 'cover', 'language', 'genre'],
    files: ['file', 'accompaniment', 'lyrics'],
    rights: ['rightsHolder', 'licenceNo', 'licenceFile', 'licensedAreas', 'licenceTo'],
    display: ['order', 'enabled'],
  },
  export: 'live-music',
})
