import * as calls from '../../../calls/cms'
import contentItem from '../../../entities/movie-manage/content-item'
import { page, readGrid } from '../../domain/titles/readiness-grid'
import { serve } from '../../pipeline/serve'

/** How far the episodes of a title have come: by definition, by subtitle language, by sound track. */
export const readinessGrid = serve(calls.readinessGrid, {
  id: 'episode.readiness',
  about: { entity: contentItem, by: 'content' },
  guard: { anyOf: ['MovieManage:movieResources', page, 'MovieManage:shortResources'] },
  run: ({ services }, { content }) => readGrid(services.reading, content),
})
