import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { fieldsOf } from '../../../src/server/demo/field-facts'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 5, now, sizes: { user: 300, device: 300 } })
const tables = new Map<string, readonly DemoRow[]>()
const rowsOf = (name: string) => {
  const rows = tables.get(name) ?? [...demoRows(world, name)]
  tables.set(name, rows)
  return rows
}

describe('What the demo calls things', () => {
  test('no uploader and no channel is numbered, and no two are called the same', () => {
    const names = ['up', 'channel'].flatMap((entity) => rowsOf(entity).map(({ name }) => String(name)))
    expect(names.length).toBeGreaterThan(300)
    expect(names.filter((name) => /\d/.test(name.replace(/, \w+ 20\d\d$/, '')))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('official information and channels on Telegram stand in places of the app', () => {
    const dictionaryOf = new Map(rowsOf('constant').map(({ id, key }) => [id, key]))
    const dictionaries = new Map(rowsOf('constantItem').map(({ id, constant }) => [id, dictionaryOf.get(constant)]))
    const used = (entity: string) =>
      rowsOf(entity).flatMap(({ placements }) => [placements].flat().map((id) => dictionaries.get(id)))
    expect(new Set(used('officialInfo'))).toEqual(new Set(['infoPlacement']))
    expect(new Set(used('telegramChannel'))).toEqual(new Set(['telegramPlacement']))
  })
})

test('a channel hands out packages of its clients, and each that failed says why', () => {
  const packages = new Map(rowsOf('client').map(({ id, packageName }) => [id, packageName]))
  const handedOut = rowsOf('channelClientType')
  expect(handedOut.length).toBeGreaterThan(200)
  expect(handedOut.filter(({ client, packageName }) => packages.get(client) !== packageName)).toEqual([])
  const faults = handedOut.filter(
    ({ packStatus, packError, packedAt }) =>
      (packStatus === 'failed') !== (packError !== null) || (packStatus === 'none') !== (packedAt === null),
  )
  expect(faults).toEqual([])
})

const at = (value: unknown) => Date.parse(String(value))
const idsOf = (value: unknown) => [value].flat().map(Number)

describe('Home pages of the demo', () => {
  test('carry rows that are made for their platform, at most forty, each of their number', () => {
    const platforms = new Map(rowsOf('homeComponent').map(({ id, platforms }) => [id, [platforms].flat()]))
    const pages = new Map(rowsOf('navigation').map((page) => [page.id, page]))
    const placements = rowsOf('homePlacement')
    const wrong = placements.filter(
      ({ navigation, component }) => !platforms.get(component)?.includes(pages.get(navigation)?.['platform']),
    )
    expect(placements.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
    const most = Math.max(...placements.map(({ position }) => Number(position)))
    expect(most).toBeLessThanOrEqual(40)
    const counted = [...pages.values()].filter(
      ({ id, componentCount }) => placements.filter(({ navigation }) => navigation === id).length !== componentCount,
    )
    expect(counted).toEqual([])
  })

  test('have one live release each, the one that the page names, and later ones are not out yet', () => {
    const live = rowsOf('homePageRelease').filter(({ state }) => state === 'live')
    const named = rowsOf('navigation').flatMap(({ id, liveRelease }) => (liveRelease ? [[id, liveRelease]] : []))
    expect(live.length).toBeGreaterThan(10)
    expect(new Set(live.map(({ navigation, id }) => JSON.stringify([navigation, id])))).toEqual(
      new Set(named.map((each) => JSON.stringify(each))),
    )
  })

  test('and all other changes are in the plan as their own records say', () => {
    const entities: Readonly<Record<string, string>> = {
      homePage: 'homePageRelease',
      largeWindow: 'homeLargeWindow',
      version: 'clientVersion',
      forceUpdate: 'forceUpdateRule',
      article: 'appArticle',
      clientStatus: 'clientStatusRule',
    }
    const plan = rowsOf('publishPlanEntry')
    const wrong = plan.filter(({ kind, recordId, at: moment, name }) => {
      const record = rowsOf(entities[String(kind)] ?? String(kind)).find(({ id }) => id === recordId)
      const isNamed = record && (record.name === undefined || record.name === name)
      return !isNamed || !Object.values(record).includes(moment)
    })
    expect(plan.length).toBeGreaterThan(150)
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('An advert of the demo', () => {
  test('is of the brand that it names, in places of its format, within its budget', () => {
    const brands = new Map(rowsOf('advertiser').map(({ id, name }) => [id, String(name)]))
    const formats = new Map(rowsOf('adSlot').map(({ id, format }) => [id, String(format)]))
    const fits: Readonly<Record<string, RegExp>> = {
      nativeCard: /nativeFeed/,
      image: /splash|banner|interstitial|overlay/,
      vast: /video|rewarded/,
    }
    const wrong = rowsOf('ad').filter(
      ({ name, advertiser, slots, format, spent, budget, dailyBudget }) =>
        String(name).split(',')[0] !== brands.get(advertiser)!.split(',')[0]!.replace('Iron Player', 'House') ||
        idsOf(slots).some((slot) => !fits[String(format)]?.test(formats.get(slot)!)) ||
        (budget !== null && (Number(spent) > Number(budget) || Number(dailyBudget) > Number(budget))),
    )
    expect(wrong).toEqual([])
  })

  test('is counted while it runs, in its own places, at what a thousand impressions bring', () => {
    const adverts = new Map(rowsOf('ad').map((row) => [row.id, row]))
    const rows = rowsOf('adDailyStat')
    const wrong = rows.filter(({ ad, day, slot, revenue, impressions, ecpm }) => {
      const advert = adverts.get(ad)
      const isOff = advert && (at(day) < at(advert.startsAt) || at(day) >= at(advert.endsAt))
      const isElsewhere = advert && !idsOf(advert.slots).includes(Number(slot))
      return isOff || isElsewhere || Math.abs(Number(revenue) - (Number(impressions) * Number(ecpm)) / 1_000) > 1
    })
    expect(rows.filter(({ ad }) => ad !== null).length).toBeGreaterThan(300)
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('A record of the demo', () => {
  const entities = [...registry.entities.values()]

  test('names groups of users where it is for groups, and only there', () => {
    const wrong = entities
      .filter((entity) =>
        fieldsOf(entity).some(
          ([name, { of }]) => name === 'audience' && of?.includes('group') && 'userGroups' in entity.fields,
        ),
      )
      .flatMap(({ name }) => rowsOf(name))
      .filter(({ audience, userGroups }) => (audience === 'group') !== [userGroups].flat().filter(Boolean).length > 0)
    expect(wrong.slice(0, 2)).toEqual([])
  })

  test('has the phone number and the dialling code of its country', () => {
    const codes = new Map(rowsOf('country').map(({ id, dialCode }) => [id, String(dialCode).replace(/[^+\d]/g, '')]))
    for (const [entity, field] of [
      ['promoter', 'phone'],
      ['smsRoute', 'dialCode'],
    ] as const) {
      const named = rowsOf(entity).filter((row) => row[field] && row['country'])
      expect(named.length).toBeGreaterThan(10)
      expect(named.filter((row) => !String(row[field]).startsWith(codes.get(row['country'])!))).toEqual([])
    }
  })

  test('is an open room with a host, in which an episode of its own title is watched', () => {
    const contents = new Map(rowsOf('episode').map(({ id, content }) => [id, String(content)]))
    const rooms = rowsOf('watchRoom')
    expect(rooms.length).toBeGreaterThan(10)
    const wrong = rooms.filter(
      ({ host, episode, content }) =>
        !host || contents.get(episode) !== (content as { readonly target?: string } | null)?.target,
    )
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

describe('A list of the demo', () => {
  test('has its places from the first to the last in each area, falling in heat, of what it is of', () => {
    const links: Readonly<Record<string, string>> = {
      MOVIE: 'movie',
      DRAMA: 'series',
      SHORT: 'short',
      STAR: 'star',
      TOPIC: 'topic',
      LIVE_ROOM: 'liveRoom',
    }
    const lists = new Map(rowsOf('rank').map((row) => [row['id'], row]))
    const items = rowsOf('rankItem')
    expect(items.length).toBeGreaterThan(300)
    const wrong = items.filter(({ rank, area, place, heat, target, lockedPlace }, nth) => {
      const before = items[nth - 1]
      const isFirst = before?.['rank'] !== rank || before?.['area'] !== area
      const type = typeof target === 'object' && target && 'type' in target ? String(target.type) : ''
      const types = lists.get(rank)?.['contentTypes']
      const isOdd = !Array.isArray(types) || !types.includes(links[type])
      const isRisen = !isFirst && (Number(before?.['place']) + 1 !== place || Number(before?.['heat']) < Number(heat))
      return isOdd || isRisen || (isFirst && place !== 1) || (lockedPlace !== null && lockedPlace !== place)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})

test('a franchise is called by its first work, and a part of it by no campaign', () => {
  const franchises = rowsOf('xilie')
  const items = rowsOf('xilieItem')
  const english = (title: unknown) => /"en":("[^"]+)"/.exec(JSON.stringify(title))?.[1]
  const content = new Map(rowsOf('contentItem').map(({ id, title }) => [id, english(title)]))
  const strange = items.filter(({ relation, label, content: work, xilie }) => {
    const name = JSON.stringify(franchises.find(({ id }) => id === xilie)?.['name'])
    return relation === 'main' ? label !== null || !name.includes(String(content.get(work))) : label === null
  })
  expect(strange.slice(0, 2)).toEqual([])
  expect(
    franchises.filter(({ id, items: count }) => items.filter(({ xilie }) => xilie === id).length !== count),
  ).toEqual([])
})

test('no list is empty', () => {
  expect(rowsOf('rank').filter(({ itemCount }) => itemCount === 0)).toEqual([])
})
