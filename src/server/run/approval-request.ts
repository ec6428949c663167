import { isDeepStrictEqual } from 'node:util'
import approval from '../../entities/staff-manage/approval'
import type { Entity, Row } from '../../schema/entity'
import { reasonGiven } from '../../schema/command'
import type { CommandInfo } from '../../schema/registry'
import { caption } from '../base/captions'
import { leaveNotices } from '../events/notify'
import { holdersOf } from '../access/account'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { withoutSecrets } from './audit'
import { closeEnvelope } from './envelope'
import { dayMs } from '../../schema/time'

/** How long a request waits for its second person. */
const waitsDays = 7

/**
 * Puts a command down for a second person instead of running it, and tells who may be one.
 * @param record what it acts on, with the row that is agreed to as it is; null for a command of a page
 * @returns the id of the request
 * @throws B01 while the same waits already: one request a record, and of a page one that says the same
 */
export async function requestApproval(
  context: Context,
  info: CommandInfo,
  record: { readonly id: number; readonly title: string; readonly row?: Row<Entity> } | null,
  args: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { records, services, account, db, now, language } = context
  const subject = { command: info.id, recordId: record ? String(record.id) : '', state: 'pending' as const }
  const pending = await records.where(approval, subject)
  const [open, sealed] = sortedOut(info, args)
  const isSame = (each: (typeof pending)[number]) =>
    record !== null || (each.createdBy === account.id && isDeepStrictEqual(argumentsOf(each), { ...args }))
  if (pending.some((each) => !isLapsed(each, now) && isSame(each))) throw refused('error.approvalWaits')
  const title = record?.title ?? caption(language, info.page.id)
  const request = await records.insert(approval, {
    ...subject,
    code: info.permission,
    entity: info.command.entity?.name ?? '',
    recordTitle: title.slice(0, 120),
    args: open,
    sealed,
    reason: reasonGiven(info.command, args) ?? null,
    dueAt: new Date(now.getTime() + waitsDays * dayMs).toISOString(),
  })
  await closeEnvelope(context, info, request, record?.row ?? null)
  const holders = await holdersOf(db, info.permission, account.id)
  await leaveNotices({ db, services }, holders, {
    kind: 'approvalWaiting',
    caption: 'approval.waits',
    params: { name: account.realName, command: info.id, title },
    body: request.reason,
    link: approvalLink(request.id),
    urgent: false,
  })
  return request.id
}

/** Puts a save down for a second person: it is carried out as the command on whose behalf it was sent. */
export async function requestSave(
  context: Context,
  info: CommandInfo,
  row: Row<Entity>,
  changed: Readonly<Record<string, unknown>>,
): Promise<number> {
  const title = await context.records.nameOf(info.command.entity as Entity, row)
  return requestApproval(context, info, { id: row.id, title, row }, changed)
}

/** What may be read of a command's arguments, and what may not; null where all of it may. */
function sortedOut(info: CommandInfo, args: Readonly<Record<string, unknown>>) {
  const open = withoutSecrets(info, args)
  const sealed = Object.fromEntries(Object.entries(args).filter(([name]) => !(name in open)))
  return [open, Object.keys(sealed).length > 0 ? sealed : null] as const
}

/** All that a command was asked to run with. */
export function argumentsOf({ args, sealed }: Pick<Row<typeof approval>, 'args' | 'sealed'>): Record<string, unknown> {
  return { ...args, ...sealed }
}

/** Where a request is among those that wait. */
export function approvalLink(id: number): string {
  return `/report-center/approvals?id=${id}`
}

/** Whether nobody has decided in time. */
export function isLapsed({ dueAt }: { readonly dueAt: string }, now: Date): boolean {
  return Date.parse(dueAt) <= now.getTime()
}
