import { claimMails, giveMailsBack, sendMailWork, writeMailAnswer } from '../../jobs/mail/mail-outbox'
import { defineWork } from '../../jobs/work'
import type { MailDelivery } from '../../mail/mail-delivery'
import { mailOf } from '../../mail/mail-of'
import type { Services } from '../../base/services'

/** How many at a time: a server that dies leaves few that may arrive twice. */
const batchSize = 20
/** Tried again after 1, 2, 4, 8 … minutes, at most an hour apart, for about half a day. */
const firstWait = 60_000
const longestWait = 3_600_000
const maxAttempts = 16

/** Sends what is due in the outbox; what could not be sent is tried again later. */
export async function sendDueMails(
  services: Services,
  now: Date,
  delivery: MailDelivery = mailOf(services.config),
  signal?: AbortSignal,
): Promise<void> {
  const { db, config } = services
  const domain = new URL(config.publicUrl).hostname
  for (;;) {
    const mails = await claimMails(db, now, batchSize)
    for (const [index, { id, attempts, to, subject, text }] of mails.entries()) {
      signal?.throwIfAborted()
      const answer = await delivery.send({ messageId: `<mail-${id}@${domain}>`, to, subject, text })
      const isOver = answer.isTaken || answer.isFinal || attempts >= maxAttempts
      const wait = Math.min(longestWait, firstWait * 2 ** (attempts - 1))
      await writeMailAnswer(db, id, answer, delivery.name, now, isOver ? null : new Date(now.getTime() + wait))
      if (isOver && !answer.isTaken)
        services.log.warn({ mail: id }, 'a mail could not be sent; the outbox has the answer')
      // Each of the others would be waited for as long.
      if (!answer.isTaken && answer.isAway) {
        const rest = mails.slice(index + 1).map((mail) => mail.id)
        return giveMailsBack(db, rest, new Date(now.getTime() + wait))
      }
    }
    if (mails.length < batchSize) return
  }
}

export const sendingMail = defineWork(sendMailWork, {
  lane: 'delivery',
  oneAtATime: true,
  everySeconds: 30,
  stopsItself: true,
  run: (services, _data, signal) => sendDueMails(services, new Date(), mailOf(services.config), signal),
})
