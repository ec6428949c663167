import { sql } from 'kysely'
import type push from '../../../entities/service-manage/push'
import { captionShare, sendAtProblem } from '../../../shared/push/push-limits'
import { ownText } from '../../../shared/push/push-text'
import type { Row } from '../../../schema/entity'
import type { Problem } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { estimateAudience, type Estimate } from './estimate-audience'
import { overlapsOf } from './overlaps'
import { isTargetOnline } from './target-online'

type Push = Row<typeof push>

/** What checking a push found, and how many it would reach. */
export interface SubmissionCheck {
  readonly problems: readonly Problem[]
  readonly estimate: Estimate | null
}

const checked = new WeakMap<Push, Promise<SubmissionCheck>>()

/** Everything that keeps a push from being submitted; worked out once for a record that was read. */
export function checkSubmission(
  context: Pick<Context, 'db' | 'services' | 'now'>,
  row: Push,
): Promise<SubmissionCheck> {
  const known = checked.get(row)
  if (known) return known
  const checking = check(context, row)
  checked.set(row, checking)
  return checking
}

async function check(
  { db, services, now }: Pick<Context, 'db' | 'services' | 'now'>,
  row: Push,
): Promise<SubmissionCheck> {
  const problems = [...audienceProblems(row), ...scheduleProblems(row, now.getTime())]
  if (row.testedAt === null) problems.unshift({ field: 'testedAt', problem: 'error.pushNotTested' })
  if (!(await isTargetOnline({ db, services }, row)))
    problems.push({ field: 'target', problem: 'error.pushTargetOffline' })
  if (problems.length > 0) return { problems, estimate: null }
  const at = new Date(row.schedule === 'now' ? now : (row.sendAt ?? now))
  const estimate = await estimateAudience({ db, services }, row, { push: row.id, category: row.category, at })
  const missing = await missingLanguages(db, row, estimate)
  for (const field of missing) problems.push({ field, problem: 'error.pushCaptionMissing' })
  if ((await overlapsOf({ db, services }, row, at)).length > 0)
    problems.push({ field: 'sendAt', problem: 'error.pushOverlaps' })
  return { problems, estimate }
}

function audienceProblems({ audience, userTags, userGroups, userFile, inactiveDays }: Push): Problem[] {
  const isMissing =
    (audience === 'userTags' && !userTags?.length && 'userTags') ||
    (audience === 'userGroups' && !userGroups?.length && 'userGroups') ||
    (audience === 'userFile' && userFile === null && 'userFile') ||
    (audience === 'inactive' && inactiveDays === null && 'inactiveDays')
  return isMissing ? [{ field: isMissing, problem: 'error.required' }] : []
}

/** What the schedule lacks, and a moment that is too near or too far. */
function scheduleProblems({ schedule, sendAt, localTime, recurrence }: Push, now: number): Problem[] {
  if (schedule === 'now') return []
  if (schedule === 'localTime' && localTime === null) return [{ field: 'localTime', problem: 'error.required' }]
  if (schedule === 'recurring' && recurrence === null) return [{ field: 'recurrence', problem: 'error.required' }]
  if (sendAt === null) return [{ field: 'sendAt', problem: 'error.required' }]
  const problem = sendAtProblem(sendAt, now)
  return problem ? [{ field: 'sendAt', problem }] : []
}

/** The texts that are missing in a language that many of the audience speak. */
async function missingLanguages(db: Context['db'], { title, body }: Push, { byLanguage, afterQuietHours }: Estimate) {
  const many = byLanguage.filter(({ id, count }) => id !== null && count > afterQuietHours * captionShare)
  const { rows } = await sql<{
    code: string
  }>`select code from language where id = any(${many.map(({ id }) => id)})`.execute(db)
  const isMissing = (texts: Readonly<Record<string, string>>) =>
    rows.some(({ code }) => ownText(texts, code) === undefined)
  return [...(isMissing(title) ? ['title'] : []), ...(isMissing(body) ? ['body'] : [])]
}
