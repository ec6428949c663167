import { areas, bool, captions, instant, int, languages, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A page as it stood when it was submitted. What all areas or a default tab get is approved by another than the
 * author; one release of a page is live.
 */
export default defineEntity({
  name: 'homePageRelease',
  service: 'cms',
  api: 'home/release',
  label: ['navigation', 'number'],
  scale: 50_000,
  demo: 120,
  scopedBy: 'areas',
  groups: {
    identity: ['navigation', 'number'],
    contents: ['snapshot'],
    people: ['note', 'approvedBy'],
    audience: ['areas'],
    schedule: ['publishAt', 'publishedAt'],
    results: ['added', 'removed', 'changed'],
  },
  fields: {
    navigation: ref('navigation', { required: true }),
    number: int({ readOnly: true }),
    snapshot: rows(
      {
        component: ref('homeComponent'),
        position: int(),
        pinned: bool(),
        areas: areas({ group: 'state' }),
        clients: refs('client', { emptyMeans: 'all' }),
        channels: refs('channel', { emptyMeans: 'all' }),
        minVersion: int({ plain: true }),
        maxVersion: int({ plain: true }),
        languages: languages({ emptyMeans: 'all' }),
        audience: oneOf(['all', 'guest', 'registered', 'vip', 'nonVip', 'newUser', 'returning', 'group']),
        userGroups: refs('userGroup'),
        titleOverride: captions({ max: 40 }),
        startsAt: instant(),
        endsAt: instant(),
        experimentPercent: percent(),
        enabled: bool({ role: 'switch' }),
      },
      { readOnly: true, max: 500 },
    ),
    added: int({ readOnly: true }),
    removed: int({ readOnly: true }),
    changed: int({ readOnly: true }),
    areas: areas({ group: 'state', required: true }),
    publishAt: instant(), // empty is at once
    note: string({ max: 300, required: true }),
    approvedBy: ref('account', { readOnly: true }),
    publishedAt: instant({ readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'live' },
    live: { byNextRelease: 'superseded' },
    superseded: { rollback: 'live' },
  },
  clock: [{ states: ['scheduled'], from: 'publishAt' }],
  unique: [['navigation', 'number']],
})
