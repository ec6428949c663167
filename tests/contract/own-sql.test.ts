import '../../src/server/handler-modules'
import { describe, expect, test } from 'vitest'
import { registry } from '../../src/server/base/declarations'
import { storageOf } from '../../src/server/db/storage'
import { placedHandlers } from '../../src/server/operations/handlers'

const files = import.meta.glob<string>('../../src/server/{handlers,calls,domain}/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Files of commands without a record. */
const ofPages = new Set(
  placedHandlers()
    .filter(({ handler }) => handler.command.on === 'page')
    .map(({ place }) => `handlers/${place.replace(/\.ts$/, '')}`),
)
/** What is called for no record in particular: nobody has asked yet whether the account comes to what it looks at. */
const isForAll = (file: string, text: string) =>
  /\b(?:serve|defineOperation|defineExport)\(/.test(text) || ofPages.has(file)
/** It asks the access layer, or what asks it. */
const asks = /from '[./]+\/(access\/(?!(?:account|role-codes|menu-roles)')[\w-]+|[\w/-]*own-share)'/

/** Why a handler looks past the access layer: a sentence each, and nothing that shows others' records. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'it looks at what is the caller’s own': [
    'calls/auth/access',
    'calls/auth/login',
    'calls/auth/notices',
    'calls/auth/own-sessions',
    'calls/auth/saved-views',
    'handlers/system/profile/notices',
  ],
  'it tells requests with who asked for them, to those who decide on them': ['calls/auth/approvals'],
  'it is of one record, which `about` or a reference of its arguments has held to the account': [
    'calls/message/estimate',
    'calls/message/nearby',
    'calls/message/progress',
    'calls/message/statistics',
    'calls/user/account-status',
    'calls/user/targeting',
    'domain/titles/readiness-grid',
    'handlers/escort-manage/divide-ratio',
    'handlers/goods-and-order/first-pay-settings',
    'handlers/live-config/area-filter',
    'handlers/movie-manage/batch-update',
    'handlers/movie-manage/glossary-list',
    'handlers/service-manage/interest-tag-content/[menuId]',
    'handlers/service-manage/push-list',
    'handlers/task-center/integral-detail',
    'handlers/user-group/manage',
    'handlers/vip-manage/vip-discount-case/[id]',
  ],
  'its file is of the records that its command has reached': [
    'domain/titles/files-asked-for',
    'domain/messages/export-statistics',
  ],
  'it sums payouts up for those who may run its command': ['handlers/cash-out/cash-out-manage'],
  'it tries words or rules that hold everywhere, and tells numbers alone': [
    'handlers/community-manage/sensitive',
    'handlers/ugc/audit-setting',
  ],
}

describe('handlers with SQL of their own', () => {
  const tables = new Set(
    [...registry.entities.values()]
      .filter(({ scopedBy }) => scopedBy !== false)
      .map((entity) => storageOf(entity).table),
  )
  const texts = Object.entries(files).map(([path, text]): [string, string] => [
    path.replace(/.*src\/server\//, '').replace(/\.ts$/, ''),
    text,
  ])
  const past = texts.flatMap(([file, text]) => {
    const named = [...text.matchAll(/\b(?:from|join|update)\s+"?([a-z_]+)"?/g)].map(([, table = '']) => table)
    const isPast = isForAll(file, text) && !asks.test(text) && named.some((table) => tables.has(table))
    return isPast ? [file] : []
  })

  test('ask what the account may know, or say why not', () => {
    const excused = Object.values(reasons).flat()
    expect(past.filter((file) => !excused.includes(file))).toEqual([])
    expect(excused.filter((file) => !past.includes(file))).toEqual([])
  })
})
