import { createTransport } from 'nodemailer'
import type { MailAnswer, MailDelivery } from './mail-delivery'

/** A mail server and who the messages come from. */
export interface SmtpOptions {
  /** `smtps://user:password@mail.example.com:465`, or `smtp://` with STARTTLS where the server offers it. */
  readonly url: string
  /** `Iron Man <no-reply@example.com>` */
  readonly from: string
}

/** In milliseconds; a server that is silent for longer, or takes three times as long for a mail, is tried again later. */
const usualPatience = 20_000

/** Sends by SMTP over a few connections that are kept open. */
export function smtpMail({ url, from }: SmtpOptions, patience = usualPatience): MailDelivery {
  const waits = {
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  }
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...waits }, { from })
  return {
    name: 'smtp',
    send: async (mail) => {
      try {
        const { response } = await within(transport.sendMail(mail), 3 * patience)
        return { isTaken: true, answer: response }
      } catch (error) {
        return answerOf(error)
      }
    },
  }
}

function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end of the answer within ${ms / 1_000} s`)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Codes from 500 are for good (RFC 5321, 4.2.1); without one, the server was not reached. */
function answerOf(error: unknown): MailAnswer {
  const said = error as { readonly responseCode?: number; readonly response?: string; readonly message?: string }
  const answer = said.response ?? said.message ?? 'no answer'
  const code = said.responseCode
  return { isTaken: false, isFinal: (code ?? 0) >= 500, isAway: code === undefined, answer }
}
