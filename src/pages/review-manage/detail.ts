import reviewDecision from '../../entities/review-manage/review-decision'
import reviewTask from '../../entities/review-manage/review-task'
import { definePage, related } from '../../schema/page'

export default definePage(reviewTask, {
  kind: 'detail',
  icon: 'clipboard-check',
  tabBy: ['id'],
  calls: {
    title: 'GET /cms/backend/content/getDramaOrMovieById',
    file: 'GET /media/backend/resource/downloadInfo',
    subtitles: 'POST /cms/backend/episode/querySubtitlingList',
    translate: 'POST /third/google/batchTranslate',
  },
  tabs: [
    related(reviewDecision, {
      key: 'decisions',
      by: 'task',
      columns: [
        'round',
        'stage',
        'reviewer.account.realName',
        'decision',
        'reasons',
        'marks',
        'ageRating',
        'remark',
        'seenShare',
        'handleSeconds',
        'decidedAt',
        'overturnedBy',
        'state',
      ],
      sort: '-createdAt',
    }),
    related(reviewTask, {
      key: 'episodesOfTheTitle',
      by: 'parent',
      columns: [
        'episode.number',
        'episode.title',
        'minutes',
        'stage',
        'proposal',
        'reasons',
        'reviewer.account.realName',
        'dueAt',
        'state',
      ],
      sort: '-createdAt',
    }),
  ],
})
