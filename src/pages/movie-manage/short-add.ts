import short from '../../entities/movie-manage/short'
import { definePage } from '../../schema/page'

export default definePage(short, {
  kind: 'form',
  icon: 'smartphone',
  tabBy: ['id'],
  confirmClose: true,
  fieldsets: {
    titles: ['title', 'originalTitle', 'hook', 'intro'],
    artwork: ['coverVertical', 'coverHorizontal', 'coverVariants'],
    facts: ['totalEpisodes', 'serialState', 'year', 'spokenLanguages', 'localisation', 'dubOf'],
    classification: ['genres', 'audience', 'copyrightTag', 'platformTag', 'ageRating'],
    people: ['credits', 'up', 'source'],
    distribution: ['areas', 'clients', 'publishAt', 'offAt', 'weight'],
    viewing: ['access', 'freeEpisodes', 'coinsPerEpisode'],
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
