import { navigate } from 'wouter/use-browser-location'
import { caption } from '../../../base/i18n/i18n'
import { recordAddress } from '../../../engine/parts/record-address'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

/** So far before and after an entry the log is shown. */
const aroundMinutes = 5

export default {
  /** Opens the page of the record that an entry is about, where it has one that the account may open. */
  openRecord: {
    start: (target) => {
      const [row] = target.kind === 'rows' ? target.known : []
      const url = typeof row?.entity === 'string' ? recordAddress(row.entity, Number(row.recordId)) : undefined
      if (url) navigate(url)
      else toast.info(caption('staff-manage.audit-log.noPage'))
    },
  },
  /** Shows what everybody did around an entry. */
  aroundIt: {
    start: (target) => {
      const [row] = target.kind === 'rows' ? target.known : []
      const moment = Date.parse(String(row?.at))
      if (Number.isNaN(moment)) return
      const [from, to] = [-aroundMinutes, aroundMinutes].map((minutes) =>
        new Date(moment + minutes * 60_000).toISOString(),
      )
      navigate(`/staff-manage/audit-log?at=${encodeURIComponent(`${from}..${to}`)}&sort=at`)
    },
  },
} satisfies PageCode
