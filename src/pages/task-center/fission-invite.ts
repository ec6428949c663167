import inviteProgram from '../../entities/task-center/invite-program'
import { definePage } from '../../schema/page'

export default definePage(inviteProgram, {
  kind: 'list',
  menu: 70,
  icon: 'share-2',
  columns: [
    'name',
    'areas',
    'state',
    'inviterPoints',
    'inviteePoints',
    'shareRate',
    'shareDays',
    'dailyCap',
    'landing.name',
    'inviters30d',
    'valid30d',
    'invalidRate30d',
    'points30d',
    'costPerNewUser',
    'updatedAt',
  ],
  filters: ['areas', 'state', 'name', 'clients'],
  sort: '-valid30d',
  verbs: ['create', 'edit', 'copy'],
  fieldsets: {
    scope: ['name', 'areas', 'clients'],
    rewards: ['inviterPoints', 'inviteePoints', 'steps', 'ladder', 'shareRate', 'shareDays', 'dailyCap'],
    link: ['landing', 'codeInput', 'shareText', 'posters', 'showTicker'],
    terms: ['terms'],
  },
  export: 'invite-program',
})
