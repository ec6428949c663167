import * as page from '../../../../commands/app-manage/home-page-list/[navigationId]'
import * as list from '../../../../commands/app-manage/home-page-list/[navigationId]/releases'
import homeComponent from '../../../entities/app-manage/home-component'
import homePageRelease from '../../../entities/app-manage/home-page-release'
import navigation from '../../../entities/app-manage/navigation'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { canonical, Records } from '../../db/records'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { isFrozen } from '../config/publish-freezes'
import { refuseAdsTogether } from './ads-apart'
import { fieldsOfPlacement, markDraft, placementsOf, restore, type Placed } from './placements'

type Release = Row<typeof homePageRelease>

interface Asked {
  readonly navigation: number
  readonly areas: readonly number[]
  readonly publishAt: string | null
  readonly note: string
}

/** What the clock has made live is what its page shows from then on, as if somebody had let it out. */
export const releaseRules = defineRules(homePageRelease, {
  follow: async ({ db, now }, changes) => {
    const records = new Records(db, null, now)
    for (const { id } of changes.filter(({ after }) => after?.state === 'live')) {
      const row = await records.find(homePageRelease, id)
      const tab = row && (await records.find(navigation, row.navigation))
      if (row?.state === 'live' && tab?.liveRelease !== row.id) await makeLive({ records, now }, row)
    }
  },
})

export const submitting = handlePage(page.submit, {
  run: async (context, args) => {
    const made = await snapshot(context, args)
    await context.records.update(homePageRelease, made, { state: 'awaitingApproval' })
    return { id: made.id }
  },
})

/** What all areas or a default tab get is looked at by a second person, and so is all that is published in a freeze. */
export const publishing = handlePage(page.publish, {
  guard: async ({ records }, { navigation: id, areas }) => {
    const tab = await records.get(navigation, id)
    if (tab.isDefault || areas?.includes(ALL_AREAS)) throw refused('app-manage.home-page-list.needsSecond')
  },
  needsSecond: ({ records, now }, { areas, publishAt }) =>
    isFrozen(records, areas, publishAt === null ? now : new Date(publishAt)),
  run: async (context, args) => {
    const made = await snapshot(context, args)
    await letOut(context, made)
    return { id: made.id }
  },
})

export const approving = handle(list.approve, {
  undo: 'never',
  run: async (context, row) => {
    await letOut(context, await context.records.update(homePageRelease, row, { approvedBy: context.account.id }))
  },
})

export const rollingBack = handle(list.rollback, {
  undo: 'never',
  run: async (context, row) => {
    await restore(context.records, row.navigation, row.snapshot ?? [])
    await makeLive(context, row)
  },
})

export const discarding = handlePage(page.discard, {
  run: async ({ records }, { navigation: id }) => {
    const live = await liveOf(records, id)
    if (!live) throw refused('app-manage.home-page-list.neverPublished')
    await restore(records, id, live.snapshot ?? [])
    await markDraft(records, id, false)
  },
})

export const comparing = handlePage(page.compare, {
  run: async ({ records }, { navigation: id }) => {
    const [live, now] = [await liveOf(records, id), (await placementsOf(records, id)).map(fieldsOfPlacement)]
    const changes = differences(live?.snapshot ?? [], now)
    const names = await records.where(homeComponent, { id: changes.map(({ component }) => component) })
    const findings = changes.map(({ component, what }): Finding => {
      const name = names.find((one) => one.id === component)?.name ?? `#${component}`
      const tone = what === 'added' ? 'good' : what === 'removed' ? 'bad' : 'warn'
      return { caption: `homePageRelease.${what}`, value: name, tone }
    })
    return { findings }
  },
})

/** A new release of a page as it stands now. @throws B01 where nothing has changed, A0400 where its time has passed */
async function snapshot(
  { records, now }: Context,
  { navigation: id, areas, publishAt, note }: Asked,
): Promise<Release> {
  if (publishAt !== null && Date.parse(publishAt) <= now.getTime())
    throw badField('publishAt', 'app-manage.period.past')
  const placements = await placementsOf(records, id)
  await refuseAdsTogether(records, placements)
  const held = placements.map(fieldsOfPlacement)
  const live = await liveOf(records, id)
  const changes = differences(live?.snapshot ?? [], held)
  if (changes.length === 0) throw refused('app-manage.home-page-list.unchanged')
  const count = (what: Difference['what']) => changes.filter((change) => change.what === what).length
  const all = await records.where(homePageRelease, { navigation: id }, 10_000)
  return records.insert(homePageRelease, {
    navigation: id,
    number: Math.max(0, ...all.map(({ number }) => number ?? 0)) + 1,
    snapshot: held,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    areas,
    publishAt,
    note,
  })
}

/** Live at once, or scheduled where its time is still to come. */
async function letOut(context: Context, row: Release): Promise<void> {
  const isLater = row.publishAt !== null && Date.parse(row.publishAt) > context.now.getTime()
  if (isLater) await context.records.update(homePageRelease, row, { state: 'scheduled' })
  else await makeLive(context, row)
}

/** One release of a page is live: the one before it is superseded. */
async function makeLive({ records, now }: Pick<Context, 'records' | 'now'>, row: Release): Promise<void> {
  for (const other of await records.where(homePageRelease, { navigation: row.navigation, state: 'live' }))
    if (other.id !== row.id) await records.update(homePageRelease, other, { state: 'superseded' })
  await records.update(homePageRelease, row, { state: 'live', publishedAt: now.toISOString() })
  const held = (await placementsOf(records, row.navigation)).map(fieldsOfPlacement)
  await records.update(navigation, await records.get(navigation, row.navigation), {
    liveRelease: row.id,
    hasDraft: differences(row.snapshot ?? [], held).length > 0,
    componentCount: row.snapshot?.length ?? 0,
  })
}

async function liveOf(records: Context['records'], id: number): Promise<Release | undefined> {
  const [live] = await records.where(homePageRelease, { navigation: id, state: 'live' }, 1)
  return live
}

interface Difference {
  readonly component: number
  readonly what: 'added' | 'removed' | 'changed'
}

/** What a page gained, lost and has otherwise, component by component; a component may stand in it more than once. */
function differences(before: readonly Placed[], after: readonly Placed[]): Difference[] {
  const left = [...before]
  const changes: Difference[] = []
  for (const placed of after) {
    const same = left.findIndex((other) => canonical(other) === canonical(placed))
    const like = same >= 0 ? same : left.findIndex(({ component }) => component === placed.component)
    if (like < 0) changes.push({ component: placed.component ?? 0, what: 'added' })
    else {
      left.splice(like, 1)
      if (same < 0) changes.push({ component: placed.component ?? 0, what: 'changed' })
    }
  }
  return [...changes, ...left.map(({ component }) => ({ component: component ?? 0, what: 'removed' as const }))]
}
