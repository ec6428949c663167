import { navigate } from 'wouter/use-browser-location'
import { askForExport } from './ask-for-export'
import { addressFor, addressWith, pageAddress, textWith } from '../parts/address-for'
import { openRecordForm } from './record-form'
import { pageContext } from '../page/page-context'
import { recordUrl } from '../parts/record-url'
import type { PageCode, Start } from './page-code'
import { valueWithin } from '../declared/scope-from-url'
import type { ApiRow } from '../parts/target'
import { mayReach } from '../declared/may-reach'
import { caption } from '../../base/i18n/i18n'
import { holds } from '../../base/session/session'
import { toast } from '../../base/ui/toast-store'
import type { CommandInfo } from '../../../schema/registry'
import { copyText as copyToClipboard } from './copy-text'
import { addressOf } from '../../../schema/does'

/** Opens the page, at the record that was asked for where its address tells one. */
const go: Start = (_target, args, { page }) => navigate(pageAddress(page.path, args))

/** Opens the page that the command leads to, at the record or at what was asked for. */
export const leadTo: Start = (target, args, { command }) => {
  const row = target.kind === 'rows' ? { id: target.ids[0], ...target.known[0] } : {}
  navigate(addressFor(addressOf(command) ?? '/', { ...row, ...args }))
}

/** Copies the command's text, a line for each record. */
const copyText: Start = async (target, _args, { command: { does } }) => {
  const rows = target.kind === 'rows' ? target.known : []
  const lines = does?.kind === 'copyText' ? rows.map((row) => textWith(does.text, row)).filter(Boolean) : []
  if (lines.length > 0) await copyToClipboard(lines.join('\n'))
}

/** Opens the form for a new record: the page that the list names for it, else a dialog over the list. */
const create: Start = (_target, _args, info) => open(info, 'create', undefined)

/** Opens the form of the record. */
const edit: Start = (target, _args, info) =>
  target.kind === 'rows' ? open(info, 'edit', target.ids[0], target.known[0]) : open(info, 'edit', undefined)

/** Opens the form for a new record, filled in from another. */
const copy: Start = (target, _args, info) => {
  const [id] = target.kind === 'rows' ? target.ids : []
  const page = formPage(info, 'create')
  if (page) navigate(`${page}?copy=${id}`)
  else if (id !== undefined) openRecordForm({ page: info.page, mode: 'copy', id })
}

/** Goes on to the next item of a queue, and leaves this one as it is. */
const skip: Start = () => {
  if (pageContext.current?.step) pageContext.current.step(1)
  else toast.info(caption('queue.shownAsList'))
}

/** Hands the list as it is to the report centre. */
const exportList: Start = (_target, args, info) => askForExport(info, args)

/** Code of the commands that every page may have, by their verbs, their names or what they do. */
export default {
  go: { start: go },
  copyText: { start: copyText },
  new: { start: create },
  create: { start: create },
  edit: { start: edit },
  copy: { start: copy },
  skip: { start: skip },
  export: { start: exportList },
} satisfies PageCode

function open(info: CommandInfo, step: 'create' | 'edit', id: number | undefined, row?: ApiRow): void {
  const page = formPage(info, step)
  if (page)
    navigate(
      id === undefined
        ? addressWith(page, valueWithin(info.page))
        : recordUrl(page, id, { ...valueWithin(info.page), ...row }),
    )
  else openRecordForm({ page: info.page, mode: step, ...(id !== undefined && { id }) })
}

/** The page that the list names for a form; undefined where it names none, or one that the account may not open. */
function formPage({ page: { page } }: CommandInfo, step: 'create' | 'edit'): string | undefined {
  const address = 'opens' in page ? page.opens?.[step] : undefined
  return address !== undefined && mayReach(address, holds) ? address : undefined
}
