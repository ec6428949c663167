import { addToWhitelist } from '../../../../commands/user-manage/user-list'
import whitelistEntry from '../../../entities/user-manage/whitelist-entry'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { guardEnd } from './ban-rights'

const longestDays = 180

/** Opens abilities to users for a time; who is on the list already gets these on top, until the new end. */
export const whitelisting = handle(addToWhitelist, {
  guard: async ({ now }, { expiresAt }) => {
    guardEnd(now, expiresAt)
    const latest = new Date(now.getTime() + longestDays * 86_400_000).toISOString()
    if (Date.parse(expiresAt) > Date.parse(latest)) throw badField('expiresAt', 'error.tooLate', { max: latest })
  },
  check: async (_context, { state }) => state !== 'deleted' || 'user-manage.user-list.deleted',
  run: async ({ records }, user, { abilities, ...terms }) => {
    const [current] = await records.where(whitelistEntry, { user: user.id, state: 'active' })
    const entry = current
      ? await records.update(whitelistEntry, current, {
          ...terms,
          abilities: [...new Set([...current.abilities, ...abilities])],
        })
      : await records.insert(whitelistEntry, { ...terms, abilities, user: user.id })
    return { entryId: entry.id }
  },
})
