import type activityEntry from '../../../entities/activity-manage/activity-entry'
import { day, instant } from '../calendar'
import { completeRow } from '../generic/complete-row'
import { entityOf, type DemoRow, type Generator, type RowOf, type World } from '../world'
import { gatePassGenerator } from './gate-passes'
import { probabilityGameGenerator } from './games'
import { fissionActivityGenerator } from './invites'
import { liveActivityTemplateGenerator } from './live-activities'
import { starPkGenerator } from './star-pks'
import { teamUpActivityGenerator } from './team-ups'
import { topUpActivityGenerator } from './top-up-activities'

type Kind = NonNullable<RowOf<typeof activityEntry>['kind']>

const kinds: readonly (readonly [kind: Kind, entity: string, generator?: Generator])[] = [
  ['fission', 'fissionActivity', fissionActivityGenerator],
  ['probabilityGame', 'probabilityGame', probabilityGameGenerator],
  ['gatePass', 'gatePass', gatePassGenerator],
  ['starPk', 'starPk', starPkGenerator],
  ['live', 'liveActivityTemplate', liveActivityTemplateGenerator],
  ['topUp', 'topUpActivity', topUpActivityGenerator],
  ['teamUp', 'teamUpActivity', teamUpActivityGenerator],
]
const known = ['draft', 'awaitingApproval', 'scheduled', 'running', 'paused', 'ended', 'settled'] as const

/** Everything that is held, of all kinds: each as its own record says. */
function entriesOf(world: World): readonly DemoRow[] {
  return world.once('entries of activities', () =>
    kinds.flatMap(([kind, entity, generator]) =>
      Array.from({ length: world.count(entity) }, (_, index) => {
        const random = world.random(entity, index)
        const made = generator?.row(world, index, random) ?? {}
        return entryOf(world, kind, completeRow(world, entityOf(world, entity), index, random, made))
      }),
    ),
  )
}

function entryOf(world: World, kind: Kind, row: DemoRow): DemoRow {
  const { now } = world.calendar
  const random = world.random(`entry of ${kind}`, Number(row['id']))
  const state = row['state'] === 'closed' ? 'ended' : row['state'] === 'ready' ? 'scheduled' : row['state']
  const [budget, spent] = [row['budget'], row['spent'] ?? row['rewardCost']].map((each) =>
    typeof each === 'number' ? each : null,
  )
  const startsAt = typeof row['startsAt'] === 'string' ? row['startsAt'] : null
  const isOn = state === 'running'
  const pace = isOn && spent && startsAt ? spent / Math.max(1, now - Date.parse(startsAt)) : 0
  return {
    kind,
    recordId: String(row['id']),
    name: row['name'] ?? row['title'] ?? null,
    areas: row['areas'] ?? [-1],
    startsAt,
    endsAt: typeof row['endsAt'] === 'string' ? row['endsAt'] : null,
    ...(typeof row['owner'] === 'number' ? { owner: row['owner'] } : {}),
    createdAt: String(row['createdAt']),
    updatedAt: String(row['updatedAt']),
    ...{ budget: budget ?? null, spent: spent ?? null },
    spentRate: budget && spent ? Math.round((spent / budget) * 1_000) / 10 : null,
    runsOutAt: pace > 0 && budget && spent ? instant(Math.min(now + (budget - spent) / pace, now + 300 * day)) : null,
    currency: typeof row['currency'] === 'string' ? row['currency'] : null,
    participants24h: isOn ? random.between(180, 6_400) : 0,
    conflicts: isOn ? random.skewed(3, 2) : 0,
    alerts: isOn ? random.skewed(4, 3) : 0,
    pausedTogetherAt: null,
    activityState: known.find((each) => each === state) ?? 'ended',
  }
}

export const activityEntryGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('activityEntry'), entriesOf(world).length),
  row: (world, index): DemoRow => entriesOf(world)[index]!,
}
