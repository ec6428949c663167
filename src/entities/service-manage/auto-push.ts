import {
  areas,
  bool,
  captions,
  duration,
  group,
  image,
  instant,
  int,
  manyOf,
  oneOf,
  percent,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Two enabled rules of one trigger may overlap in area and client only with different userTags. A rule halts itself at
 * 3 times its usual hourly volume or a 2 % opt-out rate, and tells its owner.
 */
export default defineEntity({
  name: 'autoPush',
  service: 'message',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 2_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['parameters', 'title', 'body'],
    media: ['image'],
    people: ['priority'],
    audience: ['userTags', 'areas', 'clients', 'channels'],
    schedule: ['delay', 'windowFrom', 'startAt', 'endAt'],
    results: ['sent7d', 'clickRate7d', 'lift7d'],
    settings: ['trigger', 'perUserCap', 'capWindow', 'windowTo', 'holdout', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    trigger: oneOf(
      [
        'newEpisode',
        'appointmentOnline',
        'followedLive',
        'unfinishedWatch',
        'inactive',
        'vipExpiring',
        'coinsExpiring',
        'orderUnpaid',
        'commentReplied',
        'newFollower',
        'feedbackReplied',
        'birthday',
        'customEvent',
      ],
      { required: true },
    ),
    /** Days of silence, hours before an end, how far somebody watched, or an event: what the trigger asks for. */
    parameters: group({
      days: int({ min: 1, max: 365 }),
      hoursBefore: int({ min: 1, max: 720 }),
      minProgress: percent({ min: 0, max: 100 }),
      maxProgress: percent({ min: 0, max: 100 }),
      event: string({ max: 64, pattern: '^[a-z][a-z0-9_]*$', example: 'new_year' }),
    }),
    delay: duration({ max: 604800, default: 0 }),
    userTags: refs('userTag', { emptyMeans: 'everyone' }), // narrows who gets it
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    title: captions({ max: 65, required: true }), // placeholders {{nickname}} {{title}} {{episode}} {{anchor}} {{days}}
    body: captions({ max: 240, required: true }),
    image: image(), // empty takes the target's cover
    channels: manyOf(['push', 'message', 'email'], { default: ['push'] }),
    perUserCap: int({ default: 1 }), // within capWindow
    capWindow: duration({ default: 86400 }),
    windowFrom: string({ default: '09:00' }),
    windowTo: string({ default: '22:00' }),
    holdout: percent({ max: 50, default: 5 }),
    priority: int({ max: 100, min: 1, default: 50 }), // the higher wins where caps allow one
    startAt: instant(),
    endAt: instant(),
    sent7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    lift7d: percent({ readOnly: true }), // return rate against the holdout
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { enable: 'running' },
    running: { enable: 'stopped', byGuard: 'halted' },
    stopped: { enable: 'running' },
    halted: { releaseHalt: 'stopped' },
  },
})
