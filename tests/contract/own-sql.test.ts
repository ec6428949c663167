import { describe, expect, test } from 'vitest'
import { registry } from '../../src/server/declarations'
import { storageOf } from '../../src/server/db/storage'

const files = import.meta.glob<string>('../../src/server/handlers/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What is called for no record in particular: nobody has asked yet whether the account comes to what it looks at. */
const isForAll = /\b(handlePage|defineOperation|defineExport)\(/
/** It asks the access layer, or what asks it. */
const asks = /from '[./]+\/(access\/[\w-]+|own-share)'/

/** Why a handler looks past the access layer: a sentence each, and nothing that is told of others' records. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'it looks at what is the caller’s own': [
    'auth/access',
    'auth/login',
    'auth/notices',
    'auth/own-sessions',
    'auth/read-all-notices',
    'auth/saved-views',
  ],
  'it tells requests with who asked for them, to those who decide on them': ['auth/approvals'],
  'it is of one record, which `about` or a reference of its arguments has held to the account': [
    'activity/star-pks',
    'cms/batch/batch-commands',
    'cms/glossary',
    'cms/readiness-grid',
    'commodity/coin-packs',
    'commodity/first-pay',
    'commodity/vip-markets',
    'commodity/vip-offers',
    'community/hot-list',
    'escort/ratios',
    'live/config/area-filters',
    'message/estimate',
    'message/nearby',
    'message/progress',
    'message/statistics',
    'task/findings',
    'user/account-status',
    'user/group-lists',
    'user/label-work',
    'user/targeting',
  ],
  'its file is of the records that its command has reached': ['cms/files-asked-for', 'message/export-statistics'],
  'it counts an audience, which is reached whole by whoever may send to it': ['user/group-builds'],
  'it tries words or rules that hold everywhere, and tells numbers alone': ['community/sensitive', 'ugc/audit-setting'],
  'the queue of the machine is one for all, and tells nothing': ['media/transcode-queue'],
  'a screen’s own dimensions belong to it': ['screen/screens'],
}

describe('handlers with SQL of their own', () => {
  const tables = new Set(
    [...registry.entities.values()]
      .filter(({ scopedBy }) => scopedBy !== false)
      .map((entity) => storageOf(entity).table),
  )
  const past = Object.entries(files).flatMap(([file, text]) => {
    const named = [...text.matchAll(/\b(?:from|join|update)\s+"?([a-z_]+)"?/g)].map(([, table = '']) => table)
    const isPast = isForAll.test(text) && !asks.test(text) && named.some((table) => tables.has(table))
    return isPast ? [file.replace(/.*handlers\//, '').replace(/\.ts$/, '')] : []
  })

  test('ask what the account may know, or say why not', () => {
    const excused = Object.values(reasons).flat()
    expect(past.filter((file) => !excused.includes(file))).toEqual([])
    expect(excused.filter((file) => !past.includes(file))).toEqual([])
  })
})
