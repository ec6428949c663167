import { bool, captions, choice, decimal, group, instant, int, oneOf, ref, rows, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { settingMembers } from '../../shared/setting-value'

/**
 * An edit only changes the draft, the published value stays live; discard drops the draft and is not offered before
 * the first publication. A published change reaches apps within 5 minutes; each publication is a numbered revision
 * that can be rolled back. A highRisk setting is approved by someone other than its author; a freeze (announcement
 * kind freeze) blocks all but role 1. Key and valueType are fixed after the first publication; a setting that code
 * still reads cannot be archived.
 */
export default defineEntity({
  name: 'siteSetting',
  service: 'config',
  label: 'title',
  lead: { also: 'key' },
  scale: 3_000,
  demo: 44,
  scopedBy: false,
  assignedTo: ['owner', 'approver'],
  caredForBy: 'owner',
  final: ['archived'],
  groups: {
    identity: ['key', 'title'],
    contents: ['schema', 'draftValue', 'description'],
    money: ['value'],
    people: ['approver', 'note', 'owner', 'publishedBy'],
    audience: ['minVersion'],
    schedule: ['publishedAt'],
    results: ['overrideCount'],
    settings: ['group', 'valueType', 'unit', 'delivery', 'sensitive', 'highRisk'],
  },
  fields: {
    key: string({
      max: 80,
      pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$',
      example: 'feed.order',
      unique: true,
      required: true,
      role: 'code',
    }),
    title: captions({ required: true }),
    group: oneOf(
      ['general', 'console', 'login', 'playback', 'community', 'live', 'payment', 'vip', 'growth', 'risk', 'support'],
      { required: true },
    ),
    valueType: oneOf(['bool', 'int', 'decimal', 'percent', 'string', 'enum', 'captions', 'image', 'json'], {
      required: true,
    }),
    /** What a value has to keep to, whichever of it fits the type. */
    schema: group({
      min: decimal(),
      max: decimal(),
      maxLength: int({ min: 1, max: 4_000 }),
      pattern: string({ max: 200 }), // a regular expression
      options: rows(
        { code: string({ max: 80, required: true }), name: captions({ max: 80, required: true }) },
        { max: 100, distinct: 'code' },
      ),
    }),
    unit: choice({ dictionary: 'measureUnit' }),
    value: group(settingMembers, { by: 'valueType', readOnly: true }), // published value where no override fits
    draftValue: group(settingMembers, { by: 'valueType', required: true }), // what the next publication will set
    delivery: oneOf(['app', 'server', 'both'], { default: 'app' }), // server values never reach a phone
    sensitive: bool({ default: false }), // value masked unless ConfigurManage:configur.reveal; never delivered to an app
    highRisk: bool({ default: false }), // always true in groups payment and risk
    approver: ref('account', { readOnly: true }), // who was asked to approve the draft
    note: string({ max: 200, readOnly: true }), // what the draft is for, as it was submitted
    owner: ref('account', { required: true }),
    overrideCount: int({ readOnly: true }),
    minVersion: string({ max: 20 }), // first client version that reads it
    publishedAt: instant({ readOnly: true }),
    publishedBy: ref('account', { readOnly: true }),
    description: text({ max: 1000, required: true }), // what it does and what breaks if it is wrong
  },
  states: {
    draft: { edit: 'draft', submit: 'pending', publish: 'published', discard: 'published' },
    pending: { approve: 'published', reject: 'draft', withdraw: 'draft' },
    published: { edit: 'draft', archive: 'archived' },
    archived: { restore: 'published' },
  },
})
