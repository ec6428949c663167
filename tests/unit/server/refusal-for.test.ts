import { describe, expect, test } from 'vitest'
import { refusalFor } from '../../../src/server/operations/viewer/refusal-for'
import type { Viewer } from '../../../src/server/operations/viewer/viewer'
import { bool } from '../../../src/fields'
import { defineEntity } from '../../../src/schema/entity'

const plain = defineEntity({
  name: 'banner',
  service: 'app',
  label: 'enabled',
  scale: 1,
  demo: 1,
  fields: { enabled: bool() },
})
const targeted = {
  ...plain,
  schedule: { from: 'startsAt', until: 'endsAt' },
  targeting: {
    enabled: 'enabled',
    areas: 'areas',
    clients: 'phones',
    minVersion: 'minVersion',
    maxVersion: 'maxVersion',
    excludeGroups: 'excludeGroups',
  },
}
const living = { ...plain, states: { draft: { publish: 'published' }, published: {} }, visibleIn: ['published'] }

const viewer: Viewer = {
  at: '2026-06-15T12:00:00.000Z',
  areas: [3],
  country: 62,
  client: 2,
  channel: null,
  versionCode: 310,
  language: 'en',
  groups: new Set([7]),
  user: null,
}
const reason = (row: Readonly<Record<string, unknown>>) => refusalFor(targeted, row, viewer)?.caption

describe('a viewer gets a record', () => {
  test('that says nothing of whom it is for', () => {
    expect(reason({ areas: null, phones: [], minVersion: null })).toBeUndefined()
  })

  test('that no gate is declared for', () => {
    expect(refusalFor(plain, { enabled: false, areas: [1] }, viewer)).toBeUndefined()
  })

  test('that is for all areas', () => {
    expect(reason({ areas: [-1] })).toBeUndefined()
  })

  test('whose time has come and is not over', () => {
    expect(reason({ startsAt: '2026-06-15T12:00:00.000Z', endsAt: '2026-06-15T12:00:01.000Z' })).toBeUndefined()
  })
})

describe('a viewer does not get a record', () => {
  test.each([
    ['viewer.disabled', { enabled: false, areas: [9] }],
    ['viewer.notYet', { startsAt: '2026-06-15T12:00:00.001Z' }],
    ['viewer.over', { endsAt: '2026-06-15T12:00:00.000Z' }],
    ['viewer.area', { areas: [1, 2] }],
    ['viewer.client', { phones: [1] }],
    ['viewer.tooOld', { minVersion: 311 }],
    ['viewer.tooNew', { maxVersion: 309 }],
    ['viewer.excluded', { excludeGroups: [7] }],
  ])('because of %s', (caption, row) => {
    expect(reason(row)).toBe(caption)
  })

  test('that is not published yet, where it has a life cycle', () => {
    expect(refusalFor(living, { state: 'draft' }, viewer)?.caption).toBe('viewer.state')
  })
})
