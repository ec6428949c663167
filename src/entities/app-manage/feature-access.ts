import { areas, bool, captions, duration, int, oneOf, percent, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'featureAccess',
  service: 'config',
  api: 'auth/feature',
  label: 'feature',
  scale: 5_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['feature'],
    contents: ['prompt'],
    audience: ['areas', 'clients', 'minVersion'],
    results: ['refusals7d', 'conversion7d'],
    settings: ['guest', 'registered', 'vip', 'trialCount', 'trialSeconds', 'minAge', 'vipProducts', 'enabled'],
  },
  fields: {
    feature: oneOf(
      [
        'play480',
        'play720',
        'play1080',
        'play4k',
        'download',
        'cast',
        'pictureInPicture',
        'backgroundPlay',
        'speed',
        'skipAds',
        'comment',
        'danmaku',
        'post',
        'liveWatch',
        'liveStart',
        'gift',
        'privateMessage',
        'watchTogether',
        'aiSearch',
      ],
      { required: true },
    ),
    areas: areas({ group: 'configur', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    guest: oneOf(['allow', 'trial', 'login', 'vip', 'deny'], { required: true }),
    registered: oneOf(['allow', 'trial', 'phone', 'vip', 'deny'], { required: true }),
    vip: oneOf(['allow', 'deny'], { default: 'allow' }),
    trialCount: int({ min: 0 }), // per day, with trial
    trialSeconds: duration(), // with trial on play features
    minAge: int({ max: 21, min: 0 }),
    prompt: captions({ max: 120 }), // shown when refused
    vipProducts: refs('vipProduct'), // offered when refused for vip
    refusals7d: int({ readOnly: true }),
    conversion7d: percent({ readOnly: true }), // login or purchase within an hour of a refusal
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['feature', 'areas', 'clients', 'minVersion']],
})
