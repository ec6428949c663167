import { withdrawAll } from '../../../../commands/cover-label-manage/label-config'
import coverLabelSend from '../../../entities/cover-label-manage/cover-label-send'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** A send lasts no longer, in days. */
const longest = 180

export const withdrawingAll = handle(withdrawAll, {
  undo: 'image',
  check: async (context, { id }) =>
    (await openSends(context, id)).length > 0 || 'cover-label-manage.label-config.withdrawAll.none',
  run: async (context, { id }, { reason }) => {
    for (const send of await openSends(context, id))
      await context.records.update(coverLabelSend, send, { state: 'withdrawn', stateReason: reason })
  },
})

/** A send ends after it starts, within its time; one that is out keeps what it shows and to whom. */
export const sendRules = defineRules(coverLabelSend, {
  beforeSave: async (_context, draft, current) => {
    const next = { ...current, ...draft }
    if (!next.startsAt || !next.endsAt) return
    const days = (Date.parse(next.endsAt) - Date.parse(next.startsAt)) / 86_400_000
    if (days <= 0) throw badField('endsAt', 'error.offBeforePublish')
    if (days > longest) throw badField('endsAt', 'cover-label-manage.label-send.tooLong', { days: longest })
  },
})

async function openSends({ records }: Context, label: number) {
  return records.where(coverLabelSend, { label, state: ['scheduled', 'live', 'paused'] })
}
