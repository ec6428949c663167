import { z } from 'zod'
import contentItem from '../../../entities/movie-manage/content-item'
import { page, readGrid } from '../../domain/titles/readiness-grid'
import { defineOperation } from '../../pipeline/operation'

/** How far the episodes of a title have come: by definition, by subtitle language, by sound track. */
export const readinessGrid = defineOperation({
  id: 'episode.readiness',
  about: { entity: contentItem, by: 'content' },
  method: 'GET',
  url: '/cms/backend/episode/readiness',
  guard: { anyOf: ['MovieManage:movieResources', page, 'MovieManage:shortResources'] },
  input: z.strictObject({ content: z.coerce.number('error.notNumber').int('error.notWhole') }),
  run: ({ services }, { content }) => readGrid(services.reading, content),
})
