import starPk from '../../../entities/activity-manage/star-pk'
import { definePage } from '../../../schema/page'

export default definePage(starPk, {
  kind: 'form',
  menu: 220,
  icon: 'star',
  openedBy: ['id'],
  fieldsets: {
    basics: ['title', 'kind', 'cover', 'topic', 'areas', 'clients'],
    stars: ['sides'],
    schedule: ['startsAt', 'endsAt', 'rounds', 'hideCountLast'],
    votes: ['voteSources', 'freePerDay', 'adPerDay', 'integralPerVote', 'coinsPerVote', 'vipMultiple', 'perUserDay'],
    budgetAndTexts: ['budget', 'currency', 'shareText', 'rulesText'],
  },
})
