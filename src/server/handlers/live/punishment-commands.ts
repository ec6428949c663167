import * as commands from '../../../../commands/live-manage/punish-record'
import punishmentEntity from '../../../entities/live-manage/punishment'
import type { Captions } from '../../../schema/field'
import { handle } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { targetOf, userOf, type Punishment } from './carry-out'
import { freeTarget } from './free-target'
import { adjustNextPeriod } from './next-period'
import { daysAfter } from './punishment-terms'
import { tellUsers } from './tell-user'
import { inBothLanguages } from './told-texts'

export const approvingPunishment = handle(commands.approve, {
  undo: 'never',
  run: async (context, row) => {
    await saveWithRules(context, punishmentEntity, row, { state: 'active', decidedBy: context.account.id })
  },
})

export const liftingPunishment = handle(commands.lift, {
  undo: 'image',
  run: async (context, row, { liftReason }) => {
    await context.records.update(punishmentEntity, row, { state: 'lifted', liftReason })
    await freeTarget(context, row)
  },
})

export const extending = handle(commands.extend, {
  run: async (context, row, { days }) => setEnd(context, row, days),
})

export const shortening = handle(commands.shorten, {
  check: (context, { endsAt }, { days }) =>
    Promise.resolve(
      (endsAt !== null && daysAfter(endsAt, -days) > context.now.toISOString()) ||
        'live-manage.punish-record.shortenedToNothing',
    ),
  run: async (context, row, { days }) => setEnd(context, row, -days),
})

/** The ban of its target ends with it. */
async function setEnd(context: Context, row: Punishment, days: number): Promise<void> {
  if (row.endsAt === null) throw refused('live-manage.punish-record.forGood')
  const endsAt = daysAfter(row.endsAt, days)
  await context.records.update(punishmentEntity, row, { endsAt })
  if (row.kind === 'ban') await freeTarget(context, row)
}

export const upholding = handle(commands.uphold, {
  undo: 'never',
  run: async (context, row, { answer }) => {
    await context.records.update(punishmentEntity, row, {
      appealState: 'upheld',
      appealAnswer: answer,
      decidedBy: context.account.id,
    })
    await answerAppeal(context, row, 'live-manage.appealUpheld', answer)
  },
})

export const overturning = handle(commands.overturn, {
  undo: 'never',
  run: async (context, row, { answer, reason }) => {
    await context.records.update(punishmentEntity, row, {
      state: 'revoked',
      appealState: 'overturned',
      appealAnswer: answer,
      points: 0,
      liftReason: reason,
      decidedBy: context.account.id,
    })
    await freeTarget(context, row)
    await adjustNextPeriod(context, {
      ...targetOf(row),
      kind: 'penaltyReturn',
      biscuits: row.kind === 'deduct' ? (row.biscuits ?? 0) : 0,
      amount: row.fine ?? 0,
      currency: row.currency,
      reason,
      punishment: row.id,
    })
    await answerAppeal(context, row, 'live-manage.appealOverturned', answer)
  },
})

async function answerAppeal(context: Context, row: Punishment, title: string, answer: Captions): Promise<void> {
  const user = await userOf(context, row)
  if (user)
    await tellUsers(context, [user], { title: inBothLanguages(title), content: answer, reason: row.description })
}
