import reviewCheck from '../../entities/review-manage/review-check'
import reviewDecision from '../../entities/review-manage/review-decision'
import reviewTask from '../../entities/review-manage/review-task'
import ugcReport from '../../entities/ugc/ugc-report'
import { definePage, related } from '../../schema/page'
import { seenFilm } from '../presets/review-film'

export default definePage(reviewTask, {
  kind: 'detail',
  icon: 'clipboard-check',
  openedBy: ['id'],
  film: seenFilm,
  related: [
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
      lead: 'episode.title',
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
    related(reviewCheck, {
      key: 'checks',
      by: 'decision.task',
      lead: 'decision.reviewer.account.realName',
      columns: [
        'decision.reviewer.account.realName',
        'drawnFor',
        'verdict',
        'rightReasons',
        'comment',
        'checker.realName',
        'state',
        'checkedAt',
      ],
      sort: '-createdAt',
    }),
    related(ugcReport, {
      key: 'reports',
      by: 'post.reviewTask',
      columns: ['ground', 'text', 'atSecond', 'trust', 'state', 'createdAt'],
      sort: '-createdAt',
    }),
  ],
})
