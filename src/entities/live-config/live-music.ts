import {
  areas,
  audio,
  bool,
  date,
  decimal,
  duration,
  file,
  group,
  image,
  int,
  oneOf,
  order,
  percent,
  ref,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A piece that anchors may play. It is submitted with a licence number or file, and not approved while its fingerprint
 * matches another owner's.
 */
export default defineEntity({
  name: 'liveMusic',
  service: 'live',
  api: 'music',
  label: 'title',
  lead: { picture: 'cover', also: 'artist' },
  search: ['title', 'licenceNo'],
  scale: 50_000,
  demo: 200,
  scopedBy: 'licensedAreas',
  groups: {
    identity: ['title', 'artist', 'sha256', 'licenceNo'],
    contents: ['matchResult'],
    media: ['file', 'accompaniment', 'lyrics', 'cover', 'licenceFile'],
    audience: ['language'],
    schedule: ['licenceTo'],
    results: ['seconds', 'loudness', 'plays30d'],
    settings: ['genre', 'rightsHolder', 'licensedAreas', 'order', 'enabled'],
  },
  fields: {
    title: string({ max: 80, required: true }),
    artist: string({ max: 80, required: true }),
    file: audio({ required: true }), // mp3 or m4a, at most 20 MB and 10 min
    accompaniment: audio(),
    lyrics: file(), // lrc, UTF-8
    cover: image(),
    language: ref('language'),
    genre: oneOf(
      ['pop', 'dance', 'folk', 'classical', 'hipHop', 'rock', 'religious', 'children', 'instrumental', 'other'],
      { required: true },
    ),
    seconds: duration({ readOnly: true }),
    sha256: string({ max: 64, unique: true, readOnly: true, role: 'code' }),
    loudness: decimal({ readOnly: true }), // LUFS; normalised to -14
    rightsHolder: string({ max: 120, required: true }),
    licenceNo: string({ max: 60, role: 'code' }),
    licenceFile: file(),
    licensedAreas: areas({ group: 'liveSetting', required: true }),
    licenceTo: date({ emptyMeans: 'forGood' }),
    matchResult: group(
      {
        matched: bool({ required: true }),
        title: string({ max: 120 }),
        owner: string({ max: 120 }),
        score: percent(),
      },
      { readOnly: true },
    ), // of the fingerprint check
    plays30d: int({ readOnly: true }),
    order: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { edit: 'draft', submit: 'awaitingReview' },
    awaitingReview: { approve: 'published', reject: 'rejected' },
    published: { takeDown: 'takenDown', byLicenceEnd: 'takenDown' },
    rejected: { edit: 'draft' },
    takenDown: { restore: 'published' },
  },
  clock: [{ states: ['published'], until: 'licenceTo', move: 'byLicenceEnd' }],
})
