import short from '../../entities/movie-manage/short'
import { definePage } from '../../schema/page'

export default definePage(short, {
  kind: 'form',
  icon: 'smartphone',
  openedBy: ['id'],
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
})
