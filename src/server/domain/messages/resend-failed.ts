import message from '../../../entities/service-manage/message'
import messageSend from '../../../entities/service-manage/message-send'
import { Records } from '../../db/records'
import { defineWork } from '../../jobs/work'
import { nextPushAt } from './message-inbox'
import { sendMessagePushes } from './message-push'

export const resendWork = 'message.resendPushes'

/** Hands over the pushes that wait again; those whose provider is busy get another turn. */
export const resendingPushes = defineWork<{ send: number }>(resendWork, {
  lane: 'delivery',
  run: async (services, { send }) => {
    const now = new Date()
    const records = new Records(services.db, null, now)
    const [sending] = await records.where(messageSend, { id: send })
    const [content] = sending ? await records.where(message, { id: sending.message }) : []
    if (!content) return
    while ((await sendMessagePushes(services, send, content, now)) > 0);
    const next = await nextPushAt(services.db, send)
    if (next) await services.jobs.schedule({ db: services.db }, resendWork, { send }, next)
  },
})
