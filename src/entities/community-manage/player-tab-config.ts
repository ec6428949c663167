import { areas, bool, int, manyOf, oneOf, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Same precedence as discussTabConfig. */
export default defineEntity({
  name: 'playerTabConfig',
  service: 'community',
  api: 'detailTab/player',
  label: 'name',
  scale: 400,
  demo: 12,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    audience: ['areas', 'clients'],
    schedule: ['discussPromptAt'],
    settings: [
      'contentKinds',
      'bulletMode',
      'bulletDensity',
      'bulletMaxLength',
      'bulletArea',
      'bulletMinLevel',
      'bulletVipColors',
      'commentPanel',
      'entries',
      'endCard',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    contentKinds: manyOf(['MOVIE', 'DRAMA', 'SHORT'], { required: true }),
    bulletMode: oneOf(['disabled', 'shown', 'hidden'], { default: 'shown' }),
    bulletDensity: int({ max: 200, min: 5, default: 60 }), // per minute shown
    bulletMaxLength: int({ max: 100, min: 5, default: 30 }),
    bulletArea: oneOf(['quarter', 'half', 'full'], { default: 'quarter' }),
    bulletMinLevel: int({ default: 1 }),
    bulletVipColors: bool({ default: true }),
    commentPanel: bool({ default: true }),
    entries: manyOf(['share', 'cast', 'download', 'watchTogether', 'gift', 'clip', 'report', 'feedback']), // in shown order; 6 at most
    endCard: oneOf(['next', 'related', 'discuss', 'none'], { default: 'next' }),
    discussPromptAt: percent({ max: 100, min: 0 }), // position where the discuss prompt slides in; empty means never
    enabled: bool({ default: true, role: 'switch' }),
  },
})
