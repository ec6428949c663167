import push from '../../../entities/service-manage/push'
import { placeholderProblem } from '../../../shared/push/push-text'
import { sendAtProblem } from '../../../shared/push/push-limits'
import clientVersion from '../../../entities/app-manage/client-version'
import type { Draft, Row } from '../../../schema/entity'
import { holds } from '../../access/account'
import { badField, badRequest, notPermitted, refused, type Problem } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { defineRules } from '../../operations/handler'
import { beginSending } from './begin-sending'
import { duePushesWork } from './due-pushes'
import { imageProblems } from './push-image'
import { variantsProblem } from './variants-problem'

type Push = Row<typeof push>
type Change = Draft<typeof push> & { readonly state?: Push['state'] }

/** What may change of a push that waits for its hour without a new approval. */
const changeableWhileScheduled: readonly string[] = ['sendAt', 'perSecond', 'timeToLive']

/** Who may send pushes of category service, which reach people at night and beyond their caps. */
const serviceRight = 'ServiceManage:pushList.sendService'

const rules = {
  beforeSave: async (context: Context, draft: Draft<typeof push>, current: Push | null): Promise<Partial<Push>> => {
    const change: Change = draft
    if (change.state !== undefined) return change.state === 'draft' ? { approver: null } : {}
    await checkDraft(context, change, current)
    if (!current) return {}
    const isUntouched = Object.entries(change).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(current[name as keyof Push]),
    )
    if (isUntouched) return {}
    if (current.state === 'draft') return { testedAt: null }
    if (current.state === 'rejected') return { state: 'draft', testedAt: null }
    if (current.state === 'pendingApproval') throw refused('error.pushAwaitsApproval')
    if (current.state !== 'scheduled') throw refused('error.pushGoneOut')
    if (Object.keys(change).every((name) => changeableWhileScheduled.includes(name))) return {}
    return { state: 'draft', testedAt: null, approver: null }
  },
  afterSave: async (context: Context, saved: Push, before: Push | null) => {
    const hasMoved = saved.state !== before?.state
    if (saved.state === 'scheduled' && (hasMoved || saved.sendAt !== before?.sendAt))
      await context.services.jobs.schedule(context, duePushesWork, {}, new Date(saved.sendAt ?? context.now))
    if (saved.state === 'sending' && hasMoved) await beginSending(context, saved)
  },
  beforeRemove: async (_context: Context, row: Push) => {
    if (!['draft', 'rejected', 'cancelled'].includes(row.state)) throw refused('error.pushNotRemovable')
  },
}

/**
 * Every change voids the test and the approval of a push; one that was rejected turns into a draft again. What is
 * being sent or was sent does not change any more.
 */
export const pushRules = defineRules(push, rules)

/** Changes a push as a command does, with what follows from it: a push that is due is sent. */
export async function movePush(context: Context, row: Push, patch: Partial<Push>): Promise<void> {
  const extra = await rules.beforeSave(context, patch as Change, row)
  const saved = await context.records.update(push, row, { ...patch, ...extra })
  await rules.afterSave(context, saved, row)
}

async function checkDraft(context: Context, draft: Change, current: Push | null): Promise<void> {
  const problems: Problem[] = []
  const add = (field: string, problem: string | undefined) => problem && problems.push({ field, problem })
  if (draft.title) add('title', placeholderProblem(draft.title))
  if (draft.body) add('body', placeholderProblem(draft.body))
  if (draft.sendAt && draft.sendAt !== current?.sendAt)
    add('sendAt', sendAtProblem(draft.sendAt, context.now.getTime()))
  if (draft.variants) add('variants', variantsProblem(draft.variants))
  problems.push(...(await imageProblems(context.services.storage, draft, current)))
  if (problems.length > 0) throw badRequest(problems)
  if (draft.category === 'service' && !holds(context.account, serviceRight)) throw notPermitted(serviceRight)
  await checkVersions(context, { ...current, ...draft } as Push)
}

async function checkVersions({ records }: Context, { minVersion, maxVersion }: Push): Promise<void> {
  if (!minVersion || !maxVersion) return
  const rows = await records.where(clientVersion, { id: [minVersion, maxVersion] })
  const [min, max] = [rows.find(({ id }) => id === minVersion), rows.find(({ id }) => id === maxVersion)]
  if (min && max && min.client === max.client && min.versionCode > max.versionCode)
    throw badField('maxVersion', 'error.rangeReversed')
}
