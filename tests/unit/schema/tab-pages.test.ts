import { describe, expect, test } from 'vitest'
import { derive } from '../../../commands/derived'
import { string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { inBrowser } from '../../../src/schema/does'
import { defineEntity } from '../../../src/schema/entity'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry, type Registry } from '../../../src/schema/registry'
import { readSiteMap, siteMapOf, type SiteMap } from '../../../src/schema/site-map'
import { openedTitleId, ownTitleId, tabPagesOf } from '../../../src/schema/tab-pages'

const settlement = defineEntity({
  name: 'settlement',
  service: 'live',
  label: 'name',
  scale: 10,
  demo: 0,
  scopedBy: false,
  fields: { name: string() },
})

const list = (words: { readonly menu?: number; readonly subpage?: number; readonly code?: string }) => ({
  default: definePage(settlement, { kind: 'list', columns: ['name'], ...words }),
})

function registryOf(pages: Readonly<Record<string, ReturnType<typeof list>>>): Registry {
  const approve = defineCommand(settlement, { on: 'rows', does: inBrowser() })
  const at = <Module>(folder: string, modules: Readonly<Record<string, Module>>): Record<string, Module> =>
    Object.fromEntries(
      Object.entries(modules).map(([file, module]) => [`/${folder}/live-manage/${file}.ts`, module] as const),
    )
  const found = {
    entities: { '/entities/live-manage/settlement.ts': { default: settlement } },
    sections: {
      '/pages/live-manage/section.ts': { default: defineSection({ code: 'LiveManage', icon: 'radio', menu: 1 }) },
    },
    pages: at('pages', pages),
    commands: at('commands', Object.fromEntries(Object.keys(pages).map((file) => [file, { approve }] as const))),
  }
  return buildRegistry(found as never, derive)
}

describe('a page that is a tab of another', () => {
  const registry = registryOf({
    'live-settlement': list({ menu: 1 }),
    'live-settlement/history': list({ subpage: 2 }),
    'live-settlement/adjust-fees': list({ subpage: 1 }),
    'home/[id]': list({}),
    'home/[id]/releases': list({ subpage: 1 }),
    audit: list({ menu: 2 }),
  })
  const page = (id: string) => registry.pages.get(`live-manage.${id}`)!

  test('has its own id and address, and a right that is part of its main page’s', () => {
    expect(page('live-settlement-adjust-fees')).toMatchObject({
      path: '/live-manage/live-settlement/adjust-fees',
      permission: 'LiveManage:liveSettlement.adjustFees',
      main: { id: 'live-manage.live-settlement' },
    })
    expect(registry.commands.get('live-manage.live-settlement-adjust-fees.approve')?.permission).toBe(
      'LiveManage:liveSettlement.adjustFees.approve',
    )
  })

  test('carries the parameter of its main page', () => {
    expect(page('home-releases')).toMatchObject({
      path: '/live-manage/home/{id}/releases',
      permission: 'LiveManage:home.releases',
      main: { path: '/live-manage/home/{id}' },
    })
  })

  test('stands with the main page and its other tabs in their places', () => {
    const ids = (id: string) => tabPagesOf(registry.pages.values(), page(id)).map((each) => each.id)
    const all = ['', '-adjust-fees', '-history'].map((end) => `live-manage.live-settlement${end}`)
    expect(ids('live-settlement')).toEqual(all)
    expect(ids('live-settlement-history')).toEqual(all)
    expect(ids('audit')).toEqual([])
  })

  test('is gone to by a command, which asks for the parameter that it needs', () => {
    expect(registry.commands.has('live-manage.live-settlement-history.go')).toBe(true)
    expect(registry.commands.get('live-manage.home-releases.go')?.command.asks).toHaveProperty('id')
  })

  test('is known to the shell as a tab', () => {
    const { pages } = readSiteMap(JSON.parse(JSON.stringify(siteMapOf(registry))) as SiteMap)
    expect(pages.get('live-manage.live-settlement-history')?.page.subpage).toBe(2)
  })

  test('keeps a code of its own', () => {
    const own = registryOf({ a: list({}), 'a/b': list({ subpage: 1, code: 'LiveManage:other' }) })
    expect(own.pages.get('live-manage.a-b')?.permission).toBe('LiveManage:other')
  })

  test('stops the boot where its main page is missing, and where that is a tab itself', () => {
    expect(() => registryOf({ 'lost/tab': list({ subpage: 1 }) })).toThrow(
      'pages/live-manage/lost/tab subpage: no page stands at /live-manage/lost',
    )
    expect(() => registryOf({ a: list({}), 'a/b': list({ subpage: 1 }), 'a/b/c': list({ subpage: 1 }) })).toThrow(
      'pages/live-manage/a/b/c subpage: no page stands at /live-manage/a/b, or it is a tab itself.',
    )
  })
})

describe('a page that adds records and changes them', () => {
  const form = { id: 'movie-manage.movie-add', path: '/movie-manage/movie-add', page: { openedBy: ['id'] } }
  const hasCaption = (id: string) => /^movie-manage\.movie-add(\.adding|\.editing)?$/.test(id)

  test('is called by what it does as it is opened', () => {
    expect(openedTitleId(form, '/movie-manage/movie-add', hasCaption)).toBe('movie-manage.movie-add.adding')
    expect(openedTitleId(form, '/movie-manage/movie-add?id=7', hasCaption)).toBe('movie-manage.movie-add.editing')
    const list = { ...form, id: 'user-manage.user-list' }
    expect(openedTitleId(list, '/user-manage/user-list?id=7', hasCaption)).toBe('user-manage.user-list')
    const named = { ...form, path: '/movie-manage/movie-add/{of}/{id?}', page: {} }
    expect(openedTitleId(named, '/movie-manage/movie-add/3', hasCaption)).toBe('movie-manage.movie-add.adding')
    expect(openedTitleId(named, '/movie-manage/movie-add/3/7', hasCaption)).toBe('movie-manage.movie-add.editing')
  })

  test('is gone to as what adds one: it is opened without a record', () => {
    const go = { id: `${form.id}.go`, command: { verb: 'go' }, page: form }
    expect(ownTitleId(go, hasCaption)).toBe('movie-manage.movie-add.adding')
    expect(ownTitleId({ ...go, command: {} }, hasCaption)).toBeUndefined()
  })
})
