import episode from '../../entities/movie-manage/episode'
import resource from '../../entities/movie-manage/resource'
import subtitle from '../../entities/movie-manage/subtitle'
import { episodeList, fileColumns, subtitleColumns } from '../presets/title-lists'
import { definePage, related } from '../../schema/page'

/** A title's episodes; opened with the title in the query's `content`. */
export default definePage(episode, {
  ...episodeList,
  opensWith: { 'content.type': 'series' },
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  related: [
    related(resource, {
      key: 'files',
      by: 'episode',
      lead: 'role',
      columns: fileColumns,
      filters: ['role', 'definition', 'state'],
    }),
    related(subtitle, {
      key: 'subtitles',
      by: 'episode',
      columns: subtitleColumns,
      filters: ['language', 'kind', 'state'],
      verbs: ['create', 'edit', 'delete'],
    }),
  ],
  export: 'series-episode',
})
