import resource from '../../entities/movie-manage/resource'
import { film } from '../../schema/film'

/** The film of an episode as players get it, where its episodes are listed. */
export const episodeFilm = film(resource, {
  through: 'id',
  by: 'episode',
  file: 'file',
  prefers: { field: 'role', value: 'output' },
})

/** What was handed in for the episode of a file: whoever looks at a file or a job that has stopped asks what is wrong with it. */
export const sourceFilm = film(resource, {
  through: 'episode',
  by: 'episode',
  file: 'file',
  prefers: { field: 'role', value: 'source' },
})
