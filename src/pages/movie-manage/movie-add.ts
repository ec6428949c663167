import movie from '../../entities/movie-manage/movie'
import { definePage } from '../../schema/page'

export default definePage(movie, {
  kind: 'form',
  icon: 'clapperboard',
  tabBy: ['id'],
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
  calls: {
    tags: 'POST /cms/backend/tags/allByType',
    childTags: 'POST /cms/backend/tags/getChildTags',
    copyrightTags: 'GET /cms/backend/tags/allCopyrightTag',
    platformTags: 'GET /cms/backend/tags/allPlatformTag',
    languages: 'GET /cms/backend/movie/langList',
    randomUp: 'GET /cms/backend/up/getRandom',
    products: 'GET /commodity/backend/product/settingByPage',
    translate: 'POST /third/google/batchTranslate',
    longTranslate: 'POST /api/translate',
    uploadToken: 'GET /third/qiniu/token',
  },
})
