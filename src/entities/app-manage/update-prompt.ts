import { areas, bool, captions, image, instant, int, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A forced rule that matches hides the prompt. */
export default defineEntity({
  name: 'updatePrompt',
  service: 'config',
  label: 'title',
  lead: { picture: 'image' },
  scale: 5_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['client', 'targetVersion', 'title'],
    contents: ['text'],
    media: ['image'],
    audience: ['areas', 'channels', 'fromVersion', 'toVersion'],
    schedule: ['frequency', 'startsAt', 'endsAt'],
    results: ['shown', 'accepted'],
    settings: ['reward', 'enabled'],
  },
  fields: {
    client: ref('client', { required: true }),
    areas: areas({ group: 'forceUpdate', required: true }),
    channels: refs('channel', { emptyMeans: 'all' }),
    fromVersion: int({ plain: true }),
    toVersion: int({ plain: true, required: true }),
    targetVersion: ref('clientVersion', { required: true }),
    title: captions({ max: 60, required: true }),
    text: captions({ max: 500, required: true }),
    image: image({ shape: 'cover' }),
    frequency: oneOf(['once', 'daily', 'every3Days', 'weekly', 'everyLaunch'], { default: 'every3Days' }),
    reward: string({ max: 60 }), // what the user gets for updating; code of a reward or empty
    startsAt: instant({ required: true }),
    endsAt: instant(),
    shown: int({ readOnly: true }),
    accepted: int({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
