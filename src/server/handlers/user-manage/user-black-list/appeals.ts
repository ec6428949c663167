import { sql } from 'kysely'
import * as commands from '../../../../../commands/user-manage/user-black-list/appeals'
import blacklistEntry from '../../../../entities/user-manage/blacklist-entry'
import { handlers } from '../../../operations/handler'
import { takingNext } from '../../../run/take-next'

export default handlers(commands, {
  take: takingNext(commands.take, {
    entity: blacklistEntry,
    states: ['active'],
    // Nobody is given the appeal against their own ban: they could not decide on it.
    only: ({ account }) => sql`appeal = 'open' and created_by is distinct from ${account.id}`,
    page: '/user-manage/user-black-list/appeals',
  }),
})
