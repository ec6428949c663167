import * as commands from '../../../../commands/activity-manage/overview'
import activityEntry from '../../../entities/activity-manage/activity-entry'
import { type Entity, moveFrom, type Row } from '../../../schema/entity'
import { type ActivityKind, activityKinds } from '../../domain/activities/activity-kinds'
import { areasMeet } from '../../domain/activities/areas-meet'
import { handlers } from '../../operations/handler'
import { holds } from '../../access/account'
import { notPermitted } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Activity = Row<Entity> & { readonly state: string; readonly areas: readonly number[] }

export default handlers(commands, {
  pause: {
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
  },

  pauseAll: {
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
      for (const [kind, row] of running) {
        await pauseOne(context, kind, row)
        const [line] = await context.records.where(activityEntry, lineOf(kind, row.id), 1)
        if (line) await context.records.update(activityEntry, line, { pausedTogetherAt: context.now.toISOString() })
      }
      return { paused: running.length }
    },
  },

  resumeAll: {
    guard: async ({ account }) => {
      const missing = activityKinds.find(({ resumeCode }) => !holds(account, resumeCode))
      if (missing) throw notPermitted(missing.resumeCode)
    },
    preview: async (context, { areas }) => {
      const paused = await pausedTogetherIn(context, areas)
      return { total: paused.length, eligible: paused.length, reasons: [] }
    },
    run: async (context, { areas }) => {
      const paused = await pausedTogetherIn(context, areas)
      for (const [{ entity }, row] of paused) {
        const state = moveFrom(entity, row.state, 'resume')
        if (state) await context.records.update(entity, row, { state } as object)
      }
      return { resumed: paused.length }
    },
  },
})

/** The overview's line of an activity. */
function lineOf({ kind }: ActivityKind, id: number) {
  return { kind: kind as Row<typeof activityEntry>['kind'], recordId: String(id) }
}

async function pausedTogetherIn({ records }: Context, areas: readonly number[]): Promise<[ActivityKind, Activity][]> {
  const lines = await records.where(activityEntry, { activityState: 'paused' }, 10_000)
  const found: [ActivityKind, Activity][] = []
  for (const { kind, recordId } of lines.filter(
    (line) => line.pausedTogetherAt && areasMeet(line.areas ?? [], areas),
  )) {
    const known = activityKinds.find((each) => each.kind === kind)
    const isId = /^\d+$/.test(recordId ?? '')
    const row =
      known && isId && ((await records.find(known.entity, Number(recordId))) as unknown as Activity | undefined)
    if (known && row && row.state === 'paused') found.push([known, row])
  }
  return found
}

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
