import { sql } from 'kysely'
import * as calls from '../../../calls/user'
import user from '../../../entities/user-manage/user'
import { isNameable } from '../../access/own-rows'
import { readTies } from '../../domain/users/ties'
import { serve } from '../../pipeline/serve'

const maxFound = 200

/** The accounts that are tied to a user, closest first, each with what ties it and how much that says. */
export const relatedUsers = serve(calls.relatedUsers, {
  id: 'user.related',
  about: { entity: user, by: 'id' },
  guard: { anyOf: ['UserManage:userList.findRelated'] },
  run: async (context, { id }) => {
    const isVisible = isNameable(context, user, sql.ref('ties.to'))
    const ties = await readTies(context.services.reading, [id], maxFound, isVisible)
    return ties.map(({ to, by, weight }) => ({ id: to, by, weight }))
  },
})
