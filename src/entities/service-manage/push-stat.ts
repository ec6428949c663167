import { area, instant, int, json, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'pushStat',
  service: 'message',
  label: ['push', 'hour'],
  scale: 50_000_000,
  demo: 4_000,
  keep: { from: 'hour', months: 25 },
  scopedBy: 'area',
  groups: {
    identity: ['push', 'hour', 'client', 'autoPush'],
    contents: ['skipped'],
    safety: ['failed'],
    audience: ['area', 'language'],
    results: ['sent', 'delivered', 'shown', 'clicked', 'converted'],
    settings: ['provider', 'variant'],
  },
  fields: {
    push: ref('push', { required: true, readOnly: true }),
    hour: instant({ readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    client: ref('client', { readOnly: true }),
    language: ref('language', { readOnly: true }),
    provider: oneOf(['fcm', 'apns', 'hms', 'web'], { readOnly: true }),
    variant: string({ max: 8, readOnly: true }),
    sent: int({ readOnly: true }),
    delivered: int({ readOnly: true }),
    shown: int({ readOnly: true }),
    clicked: int({ readOnly: true }),
    converted: int({ readOnly: true }),
    skipped: json<Partial<Record<'cap' | 'quietHours' | 'optedOut' | 'noToken' | 'disabled', number>>>({
      readOnly: true,
    }),
    failed: json<Record<string, number>>({ readOnly: true }), // provider error code to count
    autoPush: ref('autoPush', { readOnly: true }),
  },
  ledger: true,
})
