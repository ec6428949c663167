import * as commands from '../../../../../commands/app-manage/home-page-list/[navigationId]'
import homeComponent from '../../../../entities/app-manage/home-component'
import homePageRelease from '../../../../entities/app-manage/home-page-release'
import homePlacement from '../../../../entities/app-manage/home-placement'
import navigation from '../../../../entities/app-manage/navigation'
import { ALL_AREAS } from '../../../../fields/areas/field'
import type { Finding } from '../../../../schema/findings'
import { isFrozen } from '../../../domain/configuration/publish-freezes'
import { refuseAdsTogether } from '../../../domain/home/ads-apart'
import { checkPlatform } from '../../../domain/home/place-components'
import { fieldsOfPlacement, markDraft, place, placementsOf, restore } from '../../../domain/home/placements'
import { type Difference, differences, letOut, type Release } from '../../../domain/home/releases'
import { handlers } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

/** What a page shows to one user at most. */
const maxPlacements = 40

interface Asked {
  readonly navigation: number
  readonly areas: readonly number[]
  readonly publishAt: string | null
  readonly note: string
}

export default handlers(commands, {
  addComponents: {
    run: async ({ records }, { navigation: id, components: added, place: at }) => {
      await checkPlatform(records, id, added)
      const tab = await records.get(navigation, id)
      const there = await placementsOf(records, id)
      if (there.filter(({ enabled }) => enabled).length + added.length > maxPlacements)
        throw refused('app-manage.home-page-list.full', { max: maxPlacements })
      await place(records, id, added, at, tab.areas)
    },
  },

  copyFrom: {
    guard: async (_context, { navigation: to, from }) => {
      if (to === from) throw badField('from', 'app-manage.home-page-list.itself')
    },
    run: async ({ records }, { navigation: to, from, areas, mode }) => {
      const copied = await placementsOf(records, from)
      if (copied.length === 0) throw refused('app-manage.home-page-list.empty')
      await checkPlatform(
        records,
        to,
        copied.map(({ component }) => component),
      )
      const own = await placementsOf(records, to)
      if (mode === 'replace') for (const row of own) await records.remove(homePlacement, row)
      const first = mode === 'replace' ? 0 : own.length
      for (const [index, row] of copied.entries())
        await records.insert(homePlacement, {
          ...fieldsOfPlacement(row),
          navigation: to,
          areas,
          position: first + index + 1,
        })
      await markDraft(records, to, true)
      return { count: copied.length }
    },
  },

  submit: {
    run: async (context, args) => {
      const made = await snapshot(context, args)
      await context.records.update(homePageRelease, made, { state: 'awaitingApproval' })
      return { id: made.id }
    },
  },

  /** What all areas or a default tab get is looked at by a second person, and so is all that is published in a freeze. */
  publish: {
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
  },

  discard: {
    run: async ({ records }, { navigation: id }) => {
      const live = await liveOf(records, id)
      if (!live) throw refused('app-manage.home-page-list.neverPublished')
      await restore(records, id, live.snapshot ?? [])
      await markDraft(records, id, false)
    },
  },

  compare: {
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
  },
})

/** A new release of a page as it is now. @throws B01 where nothing has changed, A0400 where its time has passed */
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

async function liveOf(records: Context['records'], id: number): Promise<Release | undefined> {
  const [live] = await records.where(homePageRelease, { navigation: id, state: 'live' }, 1)
  return live
}
