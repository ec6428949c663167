import { bool, captions, deepLink, image, instant, int, oneOf, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A resend goes only to the channels that failed. Recall works 48 hours. StaffAlerts channels take only system posts.
 */
export default defineEntity({
  name: 'telegramPost',
  service: 'config',
  label: 'text',
  lead: { picture: 'image' },
  scale: 60_000,
  demo: 150,
  scopedBy: false,
  groups: {
    identity: ['text'],
    contact: ['link'],
    contents: ['button', 'results'],
    media: ['image'],
    audience: ['channels'],
    schedule: ['sendAt', 'sentAt'],
    results: ['views', 'clicks'],
    settings: ['silent', 'pinned'],
  },
  fields: {
    channels: refs('telegramChannel', { required: true }),
    text: captions({ required: true }), // each channel takes its language, else en; 4096 characters, 1024 with a picture; bold,
    image: image({ shape: 'cover' }), // jpg or png, up to 10 MB
    button: captions(), // up to 30 characters
    link: deepLink(), // required with button; utm source telegram is added
    silent: bool({ default: false }),
    pinned: bool({ default: false }),
    sendAt: instant(), // at least 5 minutes ahead; empty means now
    sentAt: instant({ readOnly: true }),
    views: int({ readOnly: true }),
    clicks: int({ readOnly: true }),
    results: rows(
      {
        channel: ref('telegramChannel', { required: true }),
        outcome: oneOf(['sent', 'failed'], { required: true }),
        messageId: string({ max: 40 }),
        error: string({ max: 200 }),
      },
      { readOnly: true },
    ),
  },
  states: {
    draft: { schedule: 'scheduled', send: 'sending' },
    scheduled: { unschedule: 'draft', byTime: 'sending' },
    sending: { byWorker: 'sent', byWorkerPartlyFailed: 'partlyFailed', byWorkerFailed: 'failed' },
    sent: { recall: 'recalled' },
    partlyFailed: { resend: 'sending', recall: 'recalled' },
    failed: { resend: 'sending' },
    recalled: {},
  },
})
