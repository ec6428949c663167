import * as detail from '../../../../commands/service-manage/push-detail'
import push from '../../../entities/service-manage/push'
import { handle } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { deliverPushWork } from './deliver-push'

/** Sends one version of an experiment to all who waited for the better one. */
export const pickWinner = handle(detail.pickWinner, {
  run: async (context, row, { variant }) => {
    const { variants } = row
    if (!variants?.versions.some(({ code }) => code === variant)) throw badField('variant', 'error.pushNoSuchVariant')
    if (variants.winner !== undefined) throw refused('error.pushWinnerKnown', { variant: variants.winner })
    await context.records.update(push, row, { variants: { ...variants, winner: variant } })
    await context.services.jobs.schedule(context, deliverPushWork, { push: row.id }, context.now)
  },
})
