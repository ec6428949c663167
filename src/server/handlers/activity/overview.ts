import { pause, pauseAll } from '../../../../commands/activity-manage/overview'
import { moveFrom, type Entity, type Row } from '../../../schema/entity'
import { handle, handlePage } from '../../operations/handler'
import { holds } from '../../pipeline/account'
import { notPermitted } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { activityKinds, type ActivityKind } from './activity-kinds'
import { areasMeet } from './areas-meet'

type Activity = Row<Entity> & { readonly state: string; readonly areas: readonly number[] }

export const pausing = handle(pause, {
  check: async ({ account }, { kind }) => {
    const known = activityKinds.find((each) => each.kind === kind)
    if (!known) return 'activity-manage.overview.pause.elsewhere'
    return holds(account, known.pauseCode) || 'activity-manage.overview.pause.notYours'
  },
  run: async (context, { kind, recordId }) => {
    const known = activityKinds.find((each) => each.kind === kind)
    if (!known) return
    const row = (await context.records.get(known.entity, Number(recordId))) as unknown as Activity
    await pauseOne(context, known, row)
  },
})

export const pausingAll = handlePage(pauseAll, {
  guard: async ({ account }) => {
    const missing = activityKinds.find(({ pauseCode }) => !holds(account, pauseCode))
    if (missing) throw notPermitted(missing.pauseCode)
  },
  preview: async (context, { areas }) => {
    const running = await runningIn(context, areas)
    return { total: running.length, eligible: running.length, reasons: [] }
  },
  run: async (context, { areas }) => {
    const running = await runningIn(context, areas)
    for (const [kind, row] of running) await pauseOne(context, kind, row)
    return { paused: running.length }
  },
})

async function runningIn({ records }: Context, areas: readonly number[]): Promise<[ActivityKind, Activity][]> {
  const found: [ActivityKind, Activity][] = []
  for (const kind of activityKinds) {
    const rows = (await records.where(kind.entity, { state: 'running' } as object)) as unknown as Activity[]
    found.push(...rows.filter((row) => areasMeet(row.areas, areas)).map((row): [ActivityKind, Activity] => [kind, row]))
  }
  return found
}

async function pauseOne({ records }: Context, { entity }: ActivityKind, row: Activity): Promise<void> {
  const state = moveFrom(entity, row.state, 'pause')
  if (state) await records.update(entity, row, { state } as object)
}
