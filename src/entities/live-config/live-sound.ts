import {
  areas,
  audio,
  bool,
  captions,
  decimal,
  duration,
  group,
  image,
  int,
  manyOf,
  oneOf,
  order,
  percent,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A sound or a voice preset of live rooms: voice changes and reverbs have a preset, all others a file. One that a dress uses
 * cannot be deleted.
 */
export default defineEntity({
  name: 'liveSound',
  service: 'live',
  api: 'sound',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 1_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind'],
    contents: ['preset'],
    media: ['file', 'icon'],
    audience: ['areas', 'clients', 'minVersion'],
    results: ['loudness', 'uses7d'],
    settings: ['group', 'cooldown', 'liveKinds', 'minAnchorLevel', 'vipOnly', 'rightsHolder', 'order', 'enabled'],
  },
  fields: {
    name: captions({ max: 20, required: true }),
    kind: oneOf(['soundboard', 'voiceChange', 'reverb', 'gift', 'entrance', 'pk', 'system'], { required: true }),
    file: audio(), // mp3 or m4a, 0.3 to 10 s, up to 500 KB; for voiceChange and reverb a preset instead
    preset: group({
      pitch: int({ min: -12, max: 12 }),
      formant: int({ min: -12, max: 12 }),
      reverb: percent({ min: 0, max: 100 }),
      echo: percent({ min: 0, max: 100 }),
      gain: int({ min: -24, max: 12 }),
    }), // semitones, shares and dB
    icon: image({ required: true }),
    group: oneOf(['applause', 'laughter', 'music', 'surprise', 'tease', 'festival', 'other'], { default: 'other' }),
    loudness: decimal({ readOnly: true }), // LUFS
    cooldown: duration({ max: 60, min: 0, default: 3 }),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { emptyMeans: 'all' }),
    minAnchorLevel: int({ max: 60, min: 1, default: 1 }),
    vipOnly: bool({ default: false }),
    rightsHolder: string({ max: 120, required: true }),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    order: order(),
    uses7d: int({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
