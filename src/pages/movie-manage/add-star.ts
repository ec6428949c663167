import credit from '../../entities/movie-manage/credit'
import star from '../../entities/movie-manage/star'
import { definePage, related } from '../../schema/page'

export default definePage(star, {
  kind: 'form',
  menu: 200,
  icon: 'star',
  openedBy: ['id'],
  fieldsets: {
    names: ['name', 'originalName', 'aliases'],
    pictures: ['portrait', 'photos'],
    person: ['gender', 'birthDate', 'deathDate', 'birthplace', 'nationality', 'heightCm', 'jobs'],
    texts: ['bio', 'awards'],
    links: ['imdbId', 'tmdbId', 'social', 'user', 'tags'],
    display: ['areas', 'weight'],
  },
  related: [
    related(credit, {
      key: 'works',
      by: 'star',
      columns: ['content.title', 'content.year', 'job', 'character', 'lead', 'content.state'],
      sort: '-createdAt',
      verbs: ['create', 'edit', 'delete', 'sort'],
    }),
  ],
})
