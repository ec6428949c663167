import { areas, bool, captions, color, image, instant, int, json, oneOf, order, ref, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Its calls of the specification list what may be chosen. */
const sets = { enabled: true, state: 'active' } as const

/**
 * A tag in use may be disabled or merged, never deleted; disabling a copyright tag names the licences and blacklist
 * entries that use it. A merge rewrites all uses as one job, keeps the old code as an alias, and can be taken back
 * for 7 days.
 */
export default defineEntity({
  name: 'tag',
  service: 'cms',
  api: 'tags',
  plain: [
    { call: 'GET /cms/backend/tags/allCopyrightTag', sets },
    { call: 'GET /cms/backend/tags/allPlatformTag', sets },
    ...['genre', 'plot', 'region', 'audience', 'feature', 'device'].map((type) => ({
      call: 'POST /cms/backend/tags/allByType' as const,
      sends: { type },
      sets,
    })),
  ],
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code', 'synonyms'],
  scale: 12_000,
  demo: 260,
  scopedBy: 'areas',
  groups: {
    identity: ['code', 'name', 'type', 'parent', 'mergedInto'],
    contents: ['synonyms', 'mergedUses'],
    media: ['icon'],
    audience: ['areas'],
    schedule: ['mergedAt'],
    results: ['uses'],
    settings: ['color', 'applies', 'showInFilter', 'order', 'enabled'],
  },
  fields: {
    code: string({ max: 40, pattern: '^[a-z0-9_]+$', example: 'new_year', required: true, unique: true, role: 'code' }), // fixed after the first use
    name: captions({ max: 40, required: true }),
    type: oneOf(['genre', 'plot', 'region', 'copyright', 'platform', 'audience', 'feature', 'device'], {
      required: true,
    }),
    parent: ref('tag'), // same type; at most 3 levels and no cycle
    icon: image(),
    color: color(),
    synonyms: text({ max: 500 }), // one a line; search finds the tag by them
    applies: oneOf(['all', 'movie', 'series', 'short', 'video'], { default: 'all' }),
    areas: areas({ group: 'state', default: [-1] }),
    showInFilter: bool({ default: true }),
    order: order(),
    uses: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
    mergedInto: ref('tag', { readOnly: true }),
    mergedAt: instant({ readOnly: true }),
    mergedUses: json<MergedUse[]>({ readOnly: true }),
  },
  states: {
    active: { merge: 'merged' },
    merged: { unmerge: 'active' },
  },
  unique: [['type', 'parent', 'code']],
})

/** Where the merged tag stood: taking the merge back puts it there again. */
interface MergedUse {
  entity: string
  id: number
  field: string
  both?: true
}
