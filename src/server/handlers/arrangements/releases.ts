import { sql } from 'kysely'
import * as blocks from '../../../../commands/community-manage/square-block'
import * as tabs from '../../../../commands/community-manage/detail-tab-config-manage'
import communityRelease from '../../../entities/community-manage/community-release'
import detailTab from '../../../entities/community-manage/detail-tab'
import squareBlock from '../../../entities/community-manage/square-block'
import type { Row } from '../../../schema/entity'
import { caption } from '../../captions'
import { canonical } from '../../db/records'
import { defineRules, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { blockFault, tabFault } from './arrangement-faults'

type Release = Row<typeof communityRelease>
type Kept = Readonly<Record<string, unknown>>
type Arranged = Row<typeof detailTab> | Row<typeof squareBlock>

/** An arrangement has so many records at most. */
const most = 5_000
const standard = ['version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']

const arrangements = [
  { name: 'detailTab', entity: detailTab, commands: tabs },
  { name: 'squareBlock', entity: squareBlock, commands: blocks },
] as const

type Arrangement = (typeof arrangements)[number]

/** One release of an arrangement is live, whether somebody or the clock has put it there. */
export const releaseRules = defineRules(communityRelease, {
  follow: async ({ db }, changes) => {
    const ids = changes.flatMap(({ entity, id, after }) =>
      entity === communityRelease.name && after?.state === 'live' ? [id] : [],
    )
    for (const id of ids) {
      await sql`update community_release set published_at = coalesce(published_at, now()) where id = ${id}`.execute(db)
      await sql`update community_release o set state = 'superseded', version = o.version + 1
        from community_release r where r.id = ${id} and r.state = 'live' and o.id <> r.id
          and o.arrangement = r.arrangement and o.state = 'live'`.execute(db)
    }
  },
})

export const publishing = arrangements.map((each) =>
  handlePage(each.commands.publish, {
    preview: async (context) => {
      const changes = await changesOf(context, each)
      return { total: changes.length, eligible: changes.length, reasons: [], lines: linesOf(context, changes) }
    },
    guard: (context) => guardRelease(context, each),
    run: async (context) => ({ id: (await release(context, each, null)).id }),
  }),
)

export const scheduling = arrangements.map((each) =>
  handlePage(each.commands.schedulePublish, {
    guard: async (context, { at }) => {
      if (Date.parse(at) <= context.now.getTime())
        throw badField('at', 'error.tooEarly', { min: context.now.toISOString() })
      await guardRelease(context, each)
    },
    run: async (context, { at }) => ({ id: (await release(context, each, at)).id }),
  }),
)

export const rollingBack = arrangements.map((each) =>
  handlePage(each.commands.rollback, {
    run: async (context, { version }) => {
      const row = await context.records.get(communityRelease, version)
      if (row.arrangement !== each.name) throw badField('version', 'community-manage.release.ofOther')
      if (row.state === 'live') throw badField('version', 'community-manage.release.isLive')
      await restore(context, each, row.snapshot ?? [])
      await context.records.update(communityRelease, row, { state: 'live', publishedAt: context.now.toISOString() })
    },
  }),
)

export const discarding = arrangements.map((each) =>
  handlePage(each.commands.discard, {
    guard: async (context) => {
      if (!(await liveOf(context, each))) throw refused('community-manage.release.never')
    },
    run: async (context) => {
      const live = await liveOf(context, each)
      await restore(context, each, live?.snapshot ?? [])
    },
  }),
)

export const copying = arrangements.map((each) =>
  handlePage(each.commands.copyToArea, {
    guard: async (_context, { from, to }) => {
      if (to.includes(from)) throw badField('to', 'community-manage.release.sameArea')
    },
    run: async (context, { from, to }) => {
      for (const row of await rowsOf(context, each)) {
        const stands = row.areas.includes(from)
        const areas = stands ? [...new Set([...row.areas, ...to])] : row.areas.filter((area) => !to.includes(area))
        if (areas.length === 0) await context.records.remove(each.entity, row as never)
        else await context.records.update(each.entity, row as never, { areas } as never)
      }
    },
  }),
)

/** @throws B01 where nothing has changed, or what there is cannot be shown */
async function guardRelease(context: Context, each: Arrangement): Promise<void> {
  if ((await changesOf(context, each)).length === 0) throw refused('community-manage.release.unchanged')
  const { records } = context
  const fault =
    each.name === 'detailTab'
      ? tabFault(await records.where(detailTab, {}, most))
      : blockFault(await records.where(squareBlock, {}, most))
  if (fault) throw refused(fault)
}

async function release(context: Context, each: Arrangement, publishAt: string | null): Promise<Release> {
  const changes = await changesOf(context, each)
  const count = (what: Change['what']) => changes.filter((change) => change.what === what).length
  const { rows } = await sql<{ number: number | null }>`
    select max(number) as number from community_release where arrangement = ${each.name}`.execute(context.db)
  const number = Number(rows[0]?.number ?? 0) + 1
  return context.records.insert(communityRelease, {
    arrangement: each.name,
    name: `v${number}`,
    number,
    snapshot: (await rowsOf(context, each)).map(keptOf),
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    publishAt,
    publishedAt: publishAt === null ? context.now.toISOString() : null,
    state: publishAt === null ? 'live' : 'scheduled',
  })
}

/** Puts the records of a release in place of those that stand now: under their ids, as others refer to them. */
async function restore(context: Context, { entity }: Arrangement, snapshot: readonly Kept[]): Promise<void> {
  const { records } = context
  const rows = await records.where(entity as typeof detailTab, {}, most)
  for (const row of rows)
    if (!snapshot.some(({ id }) => id === row.id)) await records.remove(entity as typeof detailTab, row)
  for (const kept of snapshot) {
    const row = rows.find(({ id }) => id === kept.id)
    if (row) await records.update(entity as typeof detailTab, row, kept)
    else await records.insert(entity as typeof detailTab, kept)
  }
}

async function rowsOf({ records }: Context, { entity }: Arrangement): Promise<Arranged[]> {
  return records.where(entity as typeof detailTab, {}, most)
}

async function liveOf({ records }: Context, { name }: Arrangement): Promise<Release | undefined> {
  const [live] = await records.where(communityRelease, { arrangement: name, state: 'live' }, 1)
  return live
}

function keptOf(row: Arranged): Kept {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !standard.includes(name)))
}

interface Change {
  readonly what: 'added' | 'changed' | 'removed'
  readonly row: Kept
}

/** What a release would change of what is live. */
async function changesOf(context: Context, each: Arrangement): Promise<Change[]> {
  const before = (await liveOf(context, each))?.snapshot ?? []
  const after = (await rowsOf(context, each)).map(keptOf)
  const removed = before.filter(({ id }) => !after.some((row) => row.id === id))
  return [
    ...after.flatMap((row): Change[] => {
      const held = before.find(({ id }) => id === row.id)
      if (!held) return [{ what: 'added', row }]
      return canonical(held) === canonical(row) ? [] : [{ what: 'changed', row }]
    }),
    ...removed.map((row): Change => ({ what: 'removed', row })),
  ]
}

function linesOf({ language }: Context, changes: readonly Change[]): string[] {
  return changes.slice(0, 20).map(({ what, row }) => {
    const title = (row.title ?? row.name) as Readonly<Record<string, string>> | undefined
    const name = title?.[language === 'zh' ? 'zh_CN' : 'en'] ?? `#${String(row.id)}`
    return caption(language, `community-manage.release.${what}`, { name })
  })
}
