import movie from '../../entities/movie-manage/movie'
import { definePage } from '../../schema/page'

export default definePage(movie, {
  kind: 'form',
  icon: 'clapperboard',
  openedBy: ['id'],
  confirmClose: true,
  fieldsets: {
    titles: ['title', 'originalTitle', 'aliases', 'tagline', 'intro'],
    artwork: ['coverVertical', 'coverHorizontal', 'logo', 'stills', 'trailer'],
    facts: ['year', 'releaseDate', 'duration', 'spokenLanguages', 'countries', 'score', 'imdbId', 'tmdbId', 'xilie'],
    classification: ['genres', 'plotTags', 'copyrightTag', 'platformTag', 'ageRating', 'warnings'],
    people: ['credits', 'up', 'source'],
    distribution: ['areas', 'countryGroups', 'clients', 'publishAt', 'offAt', 'weight'],
    viewing: ['access', 'product', 'previewSeconds', 'freeFrom', 'downloadable', 'castable', 'watchTogether'],
  },
})
