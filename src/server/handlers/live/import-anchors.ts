import { importAnchors } from '../../../../commands/live-manage/guild'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildContract from '../../../entities/live-manage/guild-contract'
import userEntity from '../../../entities/user-manage/user'
import type { Finding, Findings } from '../../../schema/findings'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { readIds } from '../message/user-list'
import { contractOf, guardGuild } from './contracts'

/** A guild signs so many anchors at once. */
const mostAnchors = 500
const mostNamed = 50

type Kept = 'unknown' | 'noAnchor' | 'bound' | 'notActive'

export const importingAnchors = handle(importAnchors, {
  undo: 'image',
  guard: async (_context, { from, to }) => {
    if (to <= from) throw badField('to', 'error.offBeforePublish')
    return Promise.resolve()
  },
  run: async (context, guild, { sheet, ...terms }): Promise<Findings> => {
    const numbers = [...new Set(await readIds(context.services.storage, sheet, 'sheet'))]
    if (numbers.length > mostAnchors)
      throw badField('sheet', 'live-manage.guild.importAnchors.tooMany', { max: mostAnchors })
    const kept: { readonly no: string; readonly why: Kept }[] = []
    let joined = 0
    for (const no of numbers) {
      const found = await anchorOf(context, no)
      if (typeof found === 'string') {
        kept.push({ no, why: found })
        continue
      }
      // With each of them the guild has one place less.
      await guardGuild(context, guild.id)
      const { currency } = guild
      const contract = { ...terms, anchor: found.id, guild: guild.id, currency, joinedVia: 'backOffice' as const }
      await context.records.insert(guildContract, { ...contract, state: 'active' })
      await context.records.update(anchorEntity, found, { guild: guild.id, contractTo: terms.to })
      joined++
    }
    return {
      findings: [
        { caption: 'live-manage.guild.importAnchors.joined', value: joined, tone: 'good' },
        ...kept.slice(0, mostNamed).map(({ no, why }): Finding => ({
          caption: `live-manage.guild.importAnchors.${why}`,
          value: no,
          tone: 'warn',
        })),
      ],
    }
  },
})

/** The anchor whose user has a number, where they may sign; else what keeps them from it. */
async function anchorOf(context: Context, displayId: string) {
  const { records } = context
  const [user] = await records.where(userEntity, { displayId }, 1)
  if (!user) return 'unknown' as const
  const [anchor] = await records.where(anchorEntity, { user: user.id }, 1)
  if (!anchor) return 'noAnchor' as const
  if (anchor.state !== 'active') return 'notActive' as const
  const isBound = anchor.guild !== null || (await contractOf(context, anchor.id)) !== undefined
  return isBound ? ('bound' as const) : anchor
}
