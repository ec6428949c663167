import { sql } from 'kysely'
import communityRelease from '../../../entities/community-manage/community-release'
import type { ReleaseCommands } from '../../../../commands/packs/arrangement-commands'
import type { Entity, Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { defineRules, prepare } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { isFrozen } from '../configuration/publish-freezes'
import type { Arrangement } from './arrangements'
import { changesBetween, keptOf, restore, rowsOf, type Change } from './snapshot'

type Release = Row<typeof communityRelease>
type InAreas = Row<Entity> & { readonly areas: readonly number[] }

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

/** Releases what an arrangement holds now. */
export const publish = (each: Arrangement) =>
  prepare(each.commands.publish, {
    preview: async (context) => {
      const changes = await changesOf(context, each)
      return { total: changes.length, eligible: changes.length, reasons: [], lines: linesOf(context, changes) }
    },
    guard: (context) => guardRelease(context, each, context.now),
    needsSecond: (context) => isFrozenAt(context, each, context.now),
    run: async (context) => ({ id: (await release(context, each, null)).id }),
  })

/** Releases it at a later moment. */
export const schedulePublish = (each: Arrangement) =>
  prepare(each.commands.schedulePublish, {
    guard: async (context, { at }) => {
      if (Date.parse(at) <= context.now.getTime())
        throw badField('at', 'error.tooEarly', { min: context.now.toISOString() })
      await guardRelease(context, each, new Date(at))
    },
    needsSecond: (context, { at }) => isFrozenAt(context, each, new Date(at)),
    run: async (context, { at }) => ({ id: (await release(context, each, at)).id }),
  })

/** Makes a former release the live one again. */
export const rollback = (each: Arrangement) =>
  prepare(each.commands.rollback, {
    run: async (context, { version }) => {
      const row = await context.records.get(communityRelease, version)
      if (row.arrangement !== each.name) throw badField('version', 'community-manage.release.ofOther')
      if (row.state === 'live') throw badField('version', 'community-manage.release.isLive')
      await restore(context.records, each, row.snapshot ?? [])
      await context.records.update(communityRelease, row, { state: 'live', publishedAt: context.now.toISOString() })
    },
  })

/** Brings back what the live release holds. */
export const discard = (each: Arrangement) =>
  prepare(each.commands.discard, {
    guard: async (context) => {
      if (!(await liveOf(context, each))) throw refused('community-manage.release.never')
    },
    run: async (context) => {
      const live = await liveOf(context, each)
      await restore(context.records, each, live?.snapshot ?? [])
    },
  })

/** Makes areas show what another area shows. */
export const copyArrangement = (each: Arrangement, command: NonNullable<ReleaseCommands['copyArrangement']>) =>
  prepare(command, {
    guard: async (_context, { from, to }) => {
      if (to.includes(from)) throw badField('to', 'community-manage.release.sameArea')
    },
    run: async ({ records }, { from, to }) => {
      for (const row of (await rowsOf(records, each)) as InAreas[]) {
        const stands = row.areas.includes(from)
        const areas = stands ? [...new Set([...row.areas, ...to])] : row.areas.filter((area) => !to.includes(area))
        if (areas.length === 0) await records.remove(each.entity, row)
        else await records.update(each.entity, row, { areas } as Partial<Row<Entity>>)
      }
    },
  })

/** @throws B01 where nothing has changed, or what there is cannot be shown */
async function guardRelease(context: Context, each: Arrangement, from: Date): Promise<void> {
  if ((await changesOf(context, each)).length === 0) throw refused('community-manage.release.unchanged')
  const fault = await each.fault(context.records, from)
  if (fault) throw refused(fault.caption, fault.params)
}

/** Whether changes are frozen, at that moment, in an area that the release would change. */
async function isFrozenAt(context: Context, each: Arrangement, at: Date): Promise<boolean> {
  const areas = (await changesOf(context, each)).flatMap(({ row }) => row.areas as readonly number[])
  return isFrozen(context.records, areas, at)
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
    snapshot: (await rowsOf(context.records, each)).map((row) => keptOf(each.entity, row)),
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    publishAt,
    publishedAt: publishAt === null ? context.now.toISOString() : null,
    state: publishAt === null ? 'live' : 'scheduled',
  })
}

async function liveOf({ records }: Context, { name }: Arrangement): Promise<Release | undefined> {
  const [live] = await records.where(communityRelease, { arrangement: name, state: 'live' }, 1)
  return live
}

async function changesOf(context: Context, each: Arrangement): Promise<Change[]> {
  const after = (await rowsOf(context.records, each)).map((row) => keptOf(each.entity, row))
  return changesBetween((await liveOf(context, each))?.snapshot ?? [], after)
}

function linesOf({ language }: Context, changes: readonly Change[]): string[] {
  return changes.slice(0, 20).map(({ what, row }) => {
    const title = (row.title ?? row.name) as Readonly<Record<string, string>> | undefined
    const name = title?.[language === 'zh' ? 'zh_CN' : 'en'] ?? `#${String(row.id)}`
    return caption(language, `community-manage.release.${what}`, { name })
  })
}
