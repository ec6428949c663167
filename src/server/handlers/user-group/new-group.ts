import * as commands from '../../../../commands/user-group/new-group'
import { countFitting } from '../../domain/users/count-fitting'
import { judged } from '../../domain/users/group-builds'
import { groupSql } from '../../domain/users/group-sql'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  estimate: {
    run: async (context, terms) => countFitting(context, await groupSql(context, terms)),
  },

  /** Whether a user would be in the group, and which of its terms they meet. */
  testUser: {
    run: (context, { user, ...terms }) => judged(context, user, terms),
  },
})
