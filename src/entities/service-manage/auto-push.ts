import {
  areas,
  bool,
  captions,
  duration,
  image,
  instant,
  int,
  json,
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
  scale: 2_000,
  demo: 40,
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
    parameters: json(), // by trigger: {days}, {hoursBefore}, {minProgress, maxProgress}, {event}
    delay: duration({ max: 604800, default: 0 }),
    userTags: refs('userTag'), // narrows who gets it
    areas: areas({ required: true }),
    clients: refs('client'),
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
    enabled: bool({ default: false }),
  },
  states: {
    draft: { enable: 'running' },
    running: { enable: 'stopped', byGuard: 'halted' },
    stopped: { enable: 'running' },
    halted: { releaseHalt: 'stopped' },
  },
})
