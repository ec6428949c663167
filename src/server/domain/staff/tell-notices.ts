import { sql } from 'kysely'
import { pickCaption } from '../../../fields/format'
import type { Captions } from '../../../schema/field'
import { queueMail } from '../../jobs/mail/mail-outbox'
import { tellNoticesWork } from '../../events/notify'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'

interface Told {
  readonly id: number
  readonly account: number
  readonly title: Captions
  readonly body: string | null
  readonly link: string | null
  readonly email: string
  readonly language: 'zh' | 'en' | null
  /** The account wants notices of this kind by mail too. */
  readonly mailed: boolean
}

/** Tells browsers of notices that were left, and mails those that their account wants mailed. */
export const tellNotices = defineWork<{ ids: number[] }>(tellNoticesWork, {
  lane: 'delivery',
  run: async (services, { ids }) => {
    const { rows } = await sql<Told>`select n.id, n.account, n.title, n.body, n.link, a.email, p.language,
        coalesce(p.mail_notices ? n.kind, false) as mailed
      from staff_notice n join account a on a.id = n.account left join staff_preference p on p.account = n.account
      where n.id = any(${ids}) and n.state = 'unread' order by n.id`.execute(services.db)
    for (const notice of rows) {
      const { account, title, link, mailed } = notice
      services.events.publish({ kind: 'notice', account, title, link })
      if (mailed) await mailNotice(services, notice)
    }
  },
})

async function mailNotice(services: Services, { id, account, title, body, link, email, language }: Told) {
  const written = language ?? 'en'
  await queueMail(
    { db: services.db, services },
    {
      kind: 'notice',
      key: `notice.${id}`,
      to: email,
      language: written,
      params: {
        title: pickCaption(title, written),
        body: body ?? '',
        link: `${services.config.publicUrl}${link ?? '/'}`,
      },
      accountId: account,
    },
  )
}
