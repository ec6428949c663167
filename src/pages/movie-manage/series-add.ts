import series from '../../entities/movie-manage/series'
import { definePage } from '../../schema/page'

export default definePage(series, {
  kind: 'form',
  icon: 'tv',
  openedBy: ['id'],
  confirmClose: true,
  fieldsets: {
    titles: ['title', 'originalTitle', 'aliases', 'tagline', 'intro'],
    artwork: ['coverVertical', 'coverHorizontal', 'stills', 'trailer'],
    facts: ['kind', 'season', 'year', 'releaseDate', 'spokenLanguages', 'countries', 'score', 'imdbId', 'xilie'],
    serial: ['totalEpisodes', 'serialState', 'updateDays', 'episodesPerUpdate'],
    classification: ['genres', 'plotTags', 'copyrightTag', 'platformTag', 'ageRating'],
    people: ['credits', 'up', 'source'],
    distribution: ['areas', 'countryGroups', 'clients', 'publishAt', 'offAt', 'weight'],
    viewing: ['access', 'freeEpisodes', 'vipLead', 'product', 'downloadable'],
  },
})
