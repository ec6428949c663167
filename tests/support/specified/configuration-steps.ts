import { expect } from 'vitest'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import constant from '../../../src/entities/develop-manage/constant'
import type { Step } from './step'

const data = (values: object) => expect.objectContaining(values) as object
const idOf = ({ data: made }: { data: { id: number } }) => made.id

/** Areas, dictionaries, and the lists that say what clients there are. */
export const configurationSteps: readonly Step[] = [
  {
    call: 'GET /config/manage/country/list',
    holds: ({ data: countries }) => expect(countries).toEqual([data({ isoCode: 'ID' }), data({ isoCode: 'TL' })]),
  },
  {
    call: 'POST /config/manage/area/config/save',
    sends: () => ({ group: 'ad', name: { zh_CN: '印尼', en: 'Indonesia' }, countries: [{ isoCode: 'ID' }, 'TL'] }),
    holds: (answer: { data: { id: string; oldId: number } }, world) => {
      world.keep('area', answer.data.oldId)
      expect(answer.data).toMatchObject({ id: 'ID,TL' })
    },
  },
  {
    call: 'GET /config/manage/area/config/detail?id',
    at: () => '?id=ID,TL&group=ad',
    holds: ({ data: area }, world) =>
      expect(area).toMatchObject({
        id: 'ID,TL',
        oldId: world.id('area'),
        countries: [{ isoCode: 'ID' }, { isoCode: 'TL' }],
      }),
  },
  {
    call: 'POST /config/manage/area/config/save',
    sends: () => ({ id: 'ID,TL', group: 'ad', remark: 'Islands' }),
    holds: async (_answer, world) =>
      expect(await world.stored(areaConfig, world.id('area'))).toMatchObject({ remark: 'Islands', isoCodes: 'ID,TL' }),
  },
  {
    call: 'GET /config/manage/area/config/all',
    holds: ({ data: areas }, world) => expect(areas).toContainEqual(data({ id: 'ID,TL', oldId: world.id('area') })),
  },
  {
    call: 'POST /config/manage/area/config/list',
    sends: () => ({ group: 'ad' }),
    holds: ({ data: page }) => expect(page).toMatchObject({ total: 1, list: [{ id: 'ID,TL' }] }),
  },
  {
    call: 'GET /config/manage/area/config/del?id',
    at: (world) => `?id=${world.id('area')}`,
    holds: async (_answer, world) => expect(await world.stored(areaConfig, world.id('area'))).toBeUndefined(),
  },
  {
    call: 'POST /cms/backend/constant/save',
    sends: () => ({ key: 'moods', title: { zh_CN: '心情', en: 'Moods' }, module: 'cms' }),
    holds: (answer: { data: { id: number } }, world) => world.keep('constant', idOf(answer)),
  },
  {
    call: 'GET /cms/backend/constant/findById',
    at: (world) => `?id=${world.id('constant')}`,
    holds: ({ data: found }) => expect(found).toMatchObject({ key: 'moods', module: 'cms' }),
  },
  {
    call: 'GET /cms/backend/enum/list',
    holds: ({ data: enumerations }) => expect(enumerations).toMatchObject({ constants: { moods: [] } }),
  },
  {
    call: 'GET /cms/backend/constant/delete',
    at: (world) => `?id=${world.id('constant')}`,
    holds: async (_answer, world) => expect(await world.stored(constant, world.id('constant'))).toBeUndefined(),
  },
  {
    call: 'GET /config/manage/client/group/account',
    holds: ({ data: members }, world) =>
      expect(members).toContainEqual(data({ accountId: world.owner.id, username: world.owner.username })),
  },
  {
    call: 'GET /config/manage/client/group/list',
    holds: ({ data: all }) => expect(all).toEqual([data({ id: 1 })]),
  },
  {
    call: 'GET /config/manage/client/group/page',
    at: () => '?pageNum=1&pageSize=1',
    holds: ({ data: page }) => expect(page).toMatchObject({ total: 1, list: [{ id: 1, code: 'partners' }] }),
  },
  {
    call: 'GET /config/manage/versions/page',
    at: () => '?pageNum=1&versionName=9.1',
    holds: ({ data: page }) => expect(page).toMatchObject({ total: 1, list: [{ versionName: '9.1.0' }] }),
  },
]
