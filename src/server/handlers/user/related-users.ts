import user from '../../../entities/user-manage/user'
import { z } from 'zod'
import { defineOperation } from '../../pipeline/operation'
import { readTies } from './ties'

const mostFound = 200

/** The accounts that are tied to a user, closest first, each with what ties it and how much that says. */
export const relatedUsers = defineOperation({
  id: 'user.related',
  about: { entity: user, by: 'id' },
  method: 'GET',
  url: '/user/backend/related',
  guard: { anyOf: ['UserManage:userList.findRelated'] },
  input: z.strictObject({ id: z.coerce.number().int() }),
  run: async ({ services }, { id }) => {
    const ties = await readTies(services.reading, [id], mostFound)
    return ties.map(({ to, by, weight }) => ({ id: to, by, weight }))
  },
})
