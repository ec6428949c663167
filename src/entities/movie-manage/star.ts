import {
  areas,
  captions,
  date,
  image,
  images,
  instant,
  int,
  json,
  manyOf,
  oneOf,
  ref,
  refs,
  rows,
  string,
  text,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Same original name and birth date warns of a duplicate; a merge moves credits, followers and topics to the kept
 * star. A star with credits is hidden, not deleted.
 */
export default defineEntity({
  name: 'star',
  service: 'cms',
  label: 'name',
  lead: { picture: 'portrait', also: 'originalName' },
  search: ['name', 'originalName', 'imdbId', 'tmdbId'],
  scale: 400_000,
  demo: 500,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'originalName', 'gender', 'nationality', 'imdbId', 'tmdbId', 'user', 'crawled', 'mergedInto'],
    contents: ['aliases', 'bio', 'awards', 'social', 'mergedUses'],
    media: ['portrait', 'photos'],
    audience: ['areas'],
    schedule: ['birthDate', 'deathDate', 'mergedAt'],
    results: ['works', 'followers', 'heat'],
    settings: ['birthplace', 'heightCm', 'jobs', 'tags', 'weight'],
  },
  fields: {
    name: captions({ max: 80, required: true }),
    originalName: string({ max: 100, required: true }),
    aliases: text({ max: 500 }),
    portrait: image({ required: true, shape: 'portrait' }), // 1:1, at least 400×400
    photos: images({ max: 30 }),
    gender: oneOf(['female', 'male', 'other', 'unknown'], { default: 'unknown' }),
    birthDate: date(),
    deathDate: date(), // after birthDate
    birthplace: string({ max: 100 }),
    nationality: ref('country'),
    heightCm: int({ max: 250, min: 50 }),
    jobs: manyOf(['actor', 'director', 'writer', 'producer', 'voice', 'composer', 'host'], { required: true }),
    bio: captions({ max: 3000 }),
    awards: text({ max: 2000 }),
    tags: refs('tag', { max: 10 }),
    imdbId: string({ pattern: '^nm[0-9]{7,9}$', example: 'nm0000151', unique: true, role: 'code' }),
    tmdbId: string({ max: 12, unique: true, role: 'code' }),
    social: rows(
      {
        network: oneOf(['weibo', 'instagram', 'x', 'facebook', 'tiktok', 'youtube', 'other'], { required: true }),
        url: url({ required: true }),
      },
      { max: 20 },
    ),
    user: ref('user'), // one star per account
    works: int({ readOnly: true }),
    followers: int({ readOnly: true }),
    heat: int({ readOnly: true }),
    weight: int({ max: 1000, min: 0, default: 100 }),
    areas: areas({ group: 'state', default: [-1] }),
    crawled: ref('crawledStar', { readOnly: true }),
    mergedInto: ref('star', { readOnly: true }),
    mergedAt: instant({ readOnly: true }),
    mergedUses: json<MergedUse[]>({ readOnly: true }),
  },
  states: {
    draft: { publish: 'published', merge: 'merged' },
    published: { hide: 'hidden', merge: 'merged' },
    hidden: { publish: 'published', merge: 'merged' },
    merged: { split: 'hidden' },
  },
})

/** Where the merged star stood: taking the merge back puts it there again. */
interface MergedUse {
  entity: string
  id: number
  field: string
  both?: true
}
