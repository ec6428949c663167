import contentItem from '../../src/entities/movie-manage/content-item'
import episode from '../../src/entities/movie-manage/episode'
import resource from '../../src/entities/movie-manage/resource'
import series from '../../src/entities/movie-manage/series'
import type { Row } from '../../src/schema/entity'
import { refreshFiles } from '../../src/server/domain/media/refresh-files'
import { refreshTitles } from '../../src/server/domain/titles/refresh-titles'
import type { TestApp } from './test-app'

type Series = Row<typeof series>
type Episode = Row<typeof episode>

/** Makes a series that could go on the shelf, but for its episodes. */
export async function makeSeries(app: TestApp, values: Partial<Series> = {}): Promise<Series> {
  const { id } = await app.make(contentItem, { type: 'series' })
  const made = await app.make(series, {
    id,
    kind: 'drama',
    intro: { zh_CN: '一座城的故事', en: 'The story of a city' },
    coverVertical: 'uploads/vertical.jpg',
    coverHorizontal: 'uploads/horizontal.jpg',
    spokenLanguages: ['zh_CN'],
    genres: [],
    year: 2026,
    totalEpisodes: 12,
    ...values,
  } as Partial<Series>)
  await refreshTitles({ db: app.db, now: new Date() }, [id])
  return made
}

/** Makes an episode of a title, with a ready file of the definition where one is named. */
export async function makeEpisode(
  app: TestApp,
  title: number,
  number: number,
  { definition, ...values }: Partial<Episode> & { definition?: Row<typeof resource>['definition'] } = {},
): Promise<Episode> {
  const made = await app.make(episode, { content: title, number, ...values })
  if (definition)
    await app.make(resource, {
      episode: made.id,
      definition,
      state: 'ready',
      duration: 2400,
      file: 'uploads/film.mp4',
      originalFilename: `E${number}.mp4`,
    })
  await refreshFiles({ db: app.db, now: new Date() }, [made.id])
  return made
}
