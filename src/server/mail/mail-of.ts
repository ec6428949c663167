import type { Config } from '../config'
import { embeddedMail } from './embedded-mail'
import type { MailDelivery } from './mail-delivery'
import { smtpMail } from './smtp-mail'

const made = new WeakMap<Config, MailDelivery>()

/** The way out to mailboxes that the configuration names: a mail server where there is one, else the embedded one. */
export function mailOf(config: Config): MailDelivery {
  const known = made.get(config)
  if (known) return known
  const delivery = config.smtp ? smtpMail(config.smtp) : embeddedMail
  made.set(config, delivery)
  return delivery
}

/** What a command answers in addition to its result where mail goes nowhere: the caption id that says so. */
export function mailNote(config: Config): { readonly note?: string } {
  return mailOf(config).name === 'embedded' ? { note: 'mail.embedded' } : {}
}
