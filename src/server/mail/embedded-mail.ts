import type { MailDelivery } from './mail-delivery'

/**
 * A mail server without mailboxes, for installations that have none: what it takes stays in the outbox, where it can be
 * read. Nobody receives anything.
 */
export const embeddedMail: MailDelivery = {
  name: 'embedded',
  send: () => Promise.resolve({ isTaken: true, answer: 'embedded: kept in the outbox, sent to nobody' }),
}
