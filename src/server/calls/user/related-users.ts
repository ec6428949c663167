import { sql } from 'kysely'
import { z } from 'zod'
import user from '../../../entities/user-manage/user'
import { isNameable } from '../../access/own-rows'
import { readTies } from '../../domain/users/ties'
import { defineOperation } from '../../pipeline/operation'

const mostFound = 200

/** The accounts that are tied to a user, closest first, each with what ties it and how much that says. */
export const relatedUsers = defineOperation({
  id: 'user.related',
  about: { entity: user, by: 'id' },
  method: 'GET',
  url: '/user/backend/related',
  guard: { anyOf: ['UserManage:userList.findRelated'] },
  input: z.strictObject({ id: z.coerce.number().int() }),
  run: async (context, { id }) => {
    const isTold = isNameable(context, user, sql.ref('ties.to'))
    const ties = await readTies(context.services.reading, [id], mostFound, isTold)
    return ties.map(({ to, by, weight }) => ({ id: to, by, weight }))
  },
})
