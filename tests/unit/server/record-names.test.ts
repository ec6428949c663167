import { describe, expect, test } from 'vitest'
import { areas, captions, deepLink, int, oneOf, ref, string } from '../../../src/fields'
import { defineEntity, type Entity } from '../../../src/schema/entity'
import { nameOfRow } from '../../../src/server/db/record-names'

const shared = { service: 'cms', scale: 1, demo: 1 }
const episode = defineEntity({ ...shared, name: 'episode', label: 'number', fields: { number: int() } })
const subtitle = defineEntity({
  ...shared,
  name: 'subtitle',
  label: 'kind',
  fields: { kind: oneOf(['normal', 'sdh']) },
})
const star = defineEntity({ ...shared, name: 'star', label: 'name', fields: { name: string() } })
const settlement = defineEntity({
  ...shared,
  name: 'settlement',
  label: ['guild', 'anchor', 'period'],
  fields: { guild: ref('guild'), anchor: ref('anchor'), period: ref('settlementPeriod') },
})
const rankItem = defineEntity({ ...shared, name: 'rankItem', label: 'target', fields: { target: deepLink() } })
const setting = defineEntity({
  ...shared,
  name: 'searchSetting',
  label: 'areas',
  fields: { areas: areas({ group: 'configur' }) },
})
const work = defineEntity({
  ...shared,
  name: 'work',
  label: ['title', 'part'],
  fields: { title: captions(), part: int() },
})

const names: Readonly<Record<string, string>> = {
  'guild.4': 'Star House',
  'settlementPeriod.2': 'May',
  'movie.9': 'Dead Aim',
}
const nameOf = (entity: Entity, row: Readonly<Record<string, unknown>>) =>
  nameOfRow(entity, { id: 7, ...row }, 7, (to, id) => names[`${to}.${id}`])

describe('A record is called by what people know it by: a rank item by its title, a settlement by payee and period', () => {
  test('its name, its number in words, its code in both languages', () => {
    expect(nameOf(star, { name: 'Ann' })).toBe('Ann')
    expect(nameOf(episode, { number: 11 })).toBe('11')
    expect(nameOf(subtitle, { kind: 'sdh' })).toEqual({ en: 'For the hard of hearing', zh_CN: '听障字幕' })
  })

  test('several fields together, references among them by what is referred to; what is empty falls away', () => {
    expect(nameOf(settlement, { guild: 4, anchor: null, period: 2 })).toBe('Star House · May')
    expect(nameOf(work, { title: { en: 'Tide', zh_CN: '潮' }, part: 2 })).toEqual({ en: 'Tide · 2', zh_CN: '潮 · 2' })
  })

  test('among those of one record by what tells it from them, as long as that is a name', () => {
    const among = (row: Readonly<Record<string, unknown>>) =>
      nameOfRow(settlement, { id: 7, ...row }, 7, (to, id) => names[`${to}.${id}`], 'period')
    expect(among({ guild: 4, anchor: null, period: 2 })).toBe('Star House')
    expect(among({ guild: null, anchor: null, period: 2 })).toBe('May')
  })

  test('what a link keeps of a name that is there in several languages is not said again', () => {
    const placed = defineEntity({
      ...shared,
      name: 'placed',
      label: ['title', 'target'],
      fields: { title: captions(), target: deepLink() },
    })
    const title = { en: 'Tide', zh_CN: '潮' }
    expect(nameOf(placed, { title, target: { type: 'MOVIE', target: '9', title: 'Tide' } })).toEqual(title)
    expect(nameOf(placed, { title, target: { type: 'MOVIE', target: '9' } })).toEqual({
      en: 'Tide · Dead Aim',
      zh_CN: '潮 · Dead Aim',
    })
  })

  test('a link by the title that it was given, else by what it leads to', () => {
    expect(nameOf(rankItem, { target: { type: 'MOVIE', target: '9', title: 'Our pick' } })).toBe('Our pick')
    expect(nameOf(rankItem, { target: { type: 'MOVIE', target: '9' } })).toBe('Dead Aim')
    expect(nameOf(rankItem, { target: { type: 'OUTER_URL', target: 'https://a.example' } })).toBe('https://a.example')
  })

  test('all areas in words', () => {
    expect(nameOf(setting, { areas: [-1] })).toEqual({ en: 'All areas', zh_CN: '全部地区' })
  })

  test('a record without a name by its number', () => {
    expect(nameOf(star, { name: null })).toBe('#7')
  })
})
