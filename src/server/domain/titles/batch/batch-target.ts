import type contentBatch from '../../../../entities/movie-manage/content-batch'
import type { Entity, Row } from '../../../../schema/entity'
import type { PageInfo, Registry } from '../../../../schema/registry'
import { badField } from '../../../base/errors'

export type Batch = Row<typeof contentBatch>

/** The records that a batch changes, and the page that lists them. */
export interface BatchTarget {
  readonly entity: Entity
  readonly page: PageInfo
}

const places: Partial<Record<Batch['target'], readonly [entity: string, page: string]>> = {
  movie: ['movie', 'movie-manage.movie-list'],
  series: ['series', 'movie-manage.series-list'],
  short: ['short', 'movie-manage.short-list'],
  episode: ['episode', 'movie-manage.series-resources'],
  credit: ['credit', 'movie-manage.add-star'],
}

/** What a sheet of a target changes. @throws A0400 for uses of tags: those have their own commands */
export function batchTarget(registry: Registry, target: Batch['target']): BatchTarget {
  const [entityName = '', pageName = ''] = places[target] ?? []
  const entity = registry.entities.get(entityName)
  const page = registry.pages.get(pageName)
  if (!entity || !page) throw badField('target', 'movie-manage.batch-update.notBySheet')
  return { entity, page }
}

/** What a title on the shelf is sold by and rests on: these have commands of their own. */
export const shutWhilePublished: readonly string[] = [
  'access',
  'product',
  'freeFrom',
  'freeEpisodes',
  'vipLead',
  'previewSeconds',
  'copyrightTag',
]
