import * as commands from '../../../../commands/live-manage/punish-record'
import punishmentEntity from '../../../entities/live-manage/punishment'
import type { Captions } from '../../../schema/field'
import { type Punishment, targetOf, userOf } from '../../domain/live/carry-out'
import { freeTarget } from '../../domain/live/free-target'
import { adjustNextPeriod } from '../../domain/live/next-period'
import { daysAfter } from '../../domain/live/punishment-terms'
import { tellUsers } from '../../domain/live/tell-user'
import { inBothLanguages } from '../../domain/live/in-both-languages'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  approve: {
    undo: 'never',
    run: async (context, row) => {
      await saveWithRules(context, punishmentEntity, row, { state: 'active', decidedBy: context.account.id })
    },
  },

  lift: {
    undo: 'image',
    run: async (context, row, { liftReason }) => {
      await context.records.update(punishmentEntity, row, { state: 'lifted', liftReason })
      await freeTarget(context, row)
    },
  },

  extend: {
    run: async (context, row, { days }) => setEnd(context, row, days),
  },

  shorten: {
    check: (context, { endsAt }, { days }) =>
      Promise.resolve(
        (endsAt !== null && daysAfter(endsAt, -days) > context.now.toISOString()) ||
          'live-manage.punish-record.shortenedToNothing',
      ),
    run: async (context, row, { days }) => setEnd(context, row, -days),
  },

  uphold: {
    undo: 'never',
    run: async (context, row, { answer }) => {
      await context.records.update(punishmentEntity, row, {
        appealState: 'upheld',
        appealAnswer: answer,
        decidedBy: context.account.id,
      })
      await answerAppeal(context, row, 'live-manage.appealUpheld', answer)
    },
  },

  overturn: {
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
  },
})

/** The ban of its target ends with it. */
async function setEnd(context: Context, row: Punishment, days: number): Promise<void> {
  if (row.endsAt === null) throw refused('live-manage.punish-record.forGood')
  const endsAt = daysAfter(row.endsAt, days)
  await context.records.update(punishmentEntity, row, { endsAt })
  if (row.kind === 'ban') await freeTarget(context, row)
}

async function answerAppeal(context: Context, row: Punishment, title: string, answer: Captions): Promise<void> {
  const user = await userOf(context, row)
  if (user)
    await tellUsers(context, [user], { title: inBothLanguages(title), content: answer, reason: row.description })
}
