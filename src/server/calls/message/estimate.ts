import { sql } from 'kysely'
import { estimateFields } from '../../../shared/push/push-audience'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { draftShape } from '../../../fields/record-shape'
import type { Captions } from '../../../schema/field'
import { rowFrom } from '../../db/storage'
import { areaClocks } from '../../domain/messages/area-clocks'
import type { Audience } from '../../domain/messages/audience-sql'
import { estimateAudience, type Share } from '../../domain/messages/estimate-audience'
import { overlapsOf, toldOf } from '../../domain/messages/overlaps'
import { targetLimits } from '../../domain/messages/target-limits'
import { isTargetOnline } from '../../domain/messages/target-online'
import { titlelessLanguages } from '../../domain/messages/target-title'
import { checkList } from '../../domain/messages/user-list'
import { notFound } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { parseOrRefuse } from '../../pipeline/problems'
import { serve } from '../../pipeline/serve'

type NamedShare = Answer<typeof calls.estimate>['byArea'][number]

const own = new Set<string>(estimateFields)

/** Counts the audience of a saved push, of the fields of an unsaved one, or of a saved one as it is being changed. */
export const estimate = serve(calls.estimate, {
  id: 'push.estimate',
  about: { entity: push, by: 'id' },
  guard: {
    anyOf: [
      'ServiceManage:createPush.estimate',
      'ServiceManage:updatePush.estimate',
      'ServiceManage:pushList.approve',
      'ServiceManage:pushList.submit',
    ],
  },
  run: async (context, { id, ...body }) => {
    const draft = parseOrRefuse(draftShape(push), body)
    const asked = Object.fromEntries(Object.entries(draft).filter(([name]) => own.has(name)))
    const saved = id === undefined ? unsaved : await read(context, id)
    const row = { ...saved, ...asked } as typeof unsaved
    const at = row.schedule === 'now' || !row.sendAt ? context.now : new Date(row.sendAt)
    const { byArea, byClient, byLanguage, ...counted } = await estimateAudience(context, row, {
      push: id ?? 0,
      category: row.category,
      at,
    })
    return {
      ...counted,
      byArea: await named(context, byArea, sql`select id, name as label from area_config`),
      byClient: await named(context, byClient, sql`select id, to_jsonb(name) as label from client`),
      byLanguage: await named(context, byLanguage, sql`select id, to_jsonb(native_name) as label, code from language`),
      overlaps: await toldOf(context, await overlapsOf(context, { ...row, id: id ?? 0 }, at)),
      clocks: await areaClocks(context.db, row.areas, at),
      isTargetOnline: row.target && (await isTargetOnline(context, { target: row.target, areas: row.areas })),
      targetLimits:
        row.target && (await targetLimits(context, { target: row.target, areas: row.areas, clients: row.clients })),
      ...(saved !== unsaved && { titleless: await titlelessLanguages(context, { ...saved, ...asked } as PushRow) }),
      ...(row.audience === 'userFile' && row.userFile && { file: await checkList(context.db, row.userFile) }),
    }
  },
})

/** A form on which nothing is chosen yet reaches nobody. */
const unsaved: Audience &
  Pick<PushRow, 'category' | 'schedule' | 'sendAt'> & { readonly target: PushRow['target'] | null } = {
  audience: 'userTags',
  userTags: null,
  userGroups: null,
  userFile: null,
  inactiveDays: null,
  excludeGroups: null,
  areas: [],
  languages: null,
  clients: [],
  minVersion: null,
  maxVersion: null,
  category: 'marketing',
  schedule: 'at',
  sendAt: null,
  target: null,
}

type PushRow = ReturnType<typeof rowFrom<typeof push>>

async function read({ db }: Context, id: number): Promise<PushRow> {
  const { rows } = await sql<Record<string, unknown>>`select * from push where id = ${id}`.execute(db)
  if (!rows[0]) throw notFound('push', id)
  return rowFrom(push, rows[0])
}

async function named({ db }: Context, shares: readonly Share[], names: ReturnType<typeof sql>): Promise<NamedShare[]> {
  const ids = shares.flatMap(({ id }) => id ?? [])
  const { rows } = await sql<{ id: number; label: string | Captions; code?: string }>`
    select * from (${names}) n where n.id = any(${ids})`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return shares.map((share) => {
    const name = share.id === null ? undefined : known.get(share.id)
    return { ...share, label: name?.label ?? null, ...(name?.code && { code: name.code }) }
  })
}
