import { defineWork } from '../../jobs/work'
import { keepAnchor } from '../../audit/audit-anchor'
import { linkEntries } from '../../audit/audit-chain'
import type { Services } from '../../base/services'
import { transaction } from '../../db/transaction'

/**
 * Links the audit entries that have been committed since, batch by batch, on one server at a time. How far the chain reaches is
 * noted outside the database once it is committed.
 */
export async function linkAudit({ db, config, log }: Services): Promise<void> {
  for (;;) {
    const head = await transaction(db, config, (inside) => linkEntries(inside, config, false))
    if (head === 'otherKey')
      log.error('the audit chain was begun with another key: give all servers of a database the same AUDIT_KEY')
    if (head === undefined || head === 'otherKey') return
    keepAnchor(config, head)
  }
}

export const linkingAudit = defineWork('audit.link', { lane: 'clock', everySeconds: 15, run: linkAudit })
