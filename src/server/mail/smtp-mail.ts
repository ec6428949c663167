import { createTransport } from 'nodemailer'
import type { MailAnswer, MailDelivery } from './mail-delivery'

/** A mail server and who the messages come from. */
export interface SmtpOptions {
  /** `smtps://user:password@mail.example.com:465`, or `smtp://` with STARTTLS where the server offers it. */
  readonly url: string
  /** `Iron Man <no-reply@example.com>` */
  readonly from: string
}

/** In milliseconds; a server that is silent for longer is tried again later. */
const patience = 20_000

/** Sends by SMTP over a few connections that are kept open. */
export function smtpMail({ url, from }: SmtpOptions): MailDelivery {
  const waits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...waits }, { from })
  return {
    name: 'smtp',
    send: async (mail) => {
      try {
        const { response } = await transport.sendMail(mail)
        return { isTaken: true, answer: response }
      } catch (error) {
        return answerOf(error)
      }
    },
  }
}

/** Codes from 500 are for good (RFC 5321, 4.2.1); without one, the server was not reached. */
function answerOf(error: unknown): MailAnswer {
  const said = error as { readonly responseCode?: number; readonly response?: string; readonly message?: string }
  const answer = said.response ?? said.message ?? 'no answer'
  return { isTaken: false, isFinal: (said.responseCode ?? 0) >= 500, answer }
}
