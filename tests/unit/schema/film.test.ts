import { expect, test } from 'vitest'
import { checkDeclarations } from '../../../src/schema/check'
import { filmedRow } from '../../../src/schema/film'
import { isListing, type ListingPage } from '../../../src/schema/page'
import { registry } from '../../../src/server/base/declarations'

const declared = { entities: {}, sections: {}, pages: {}, commands: {} }
const id = 'movie-manage.subtitle-edit'
const info = registry.pages.get(id)!
const list = [info.page].find(isListing)!
const film = list.film!

/** The faults where the page of a film is declared otherwise. */
function faultsWith(words: Partial<ListingPage>): string[] {
  const pages = new Map([...registry.pages, [id, { ...info, page: { ...list, ...words } as ListingPage }]])
  return checkDeclarations({ ...registry, pages }, declared).filter((fault) =>
    fault.startsWith(`pages${info.path} film`),
  )
}

test('a film stands beside a list that one record opens, in the order of the film', () => {
  expect(faultsWith({})).toEqual([])
  expect(faultsWith({ openedBy: [] })).toEqual([
    expect.stringContaining('no reference that opens the page leads to the film'),
  ])
  expect(faultsWith({ sort: '-start' })).toEqual([expect.stringContaining('Sort it by "start"')])
  expect(faultsWith({ kind: 'report' })[0]).toContain('a report shows no film')
})

test('its path is one of references, and its rows lie on it by fields in milliseconds', () => {
  expect(faultsWith({ film: { ...film, through: 'subtitle.format' } })).toEqual([
    expect.stringContaining('"subtitle.format" leads from subtitleCue to no record'),
  ])
  expect(faultsWith({ film: { ...film, through: 'subtitle.language' } })).toEqual([
    expect.stringContaining('episode does not lead to language'),
  ])
  expect(faultsWith({ film: { ...film, rows: { from: 'start', to: 'confidence', text: 'text' } } })).toEqual([
    expect.stringContaining('"confidence" is no time of a film'),
  ])
})

test('its rows are timed by commands of the page that ask when', () => {
  const timed = (words: object) => {
    const rows = { ...film.rows!, timed: { ...film.rows!.timed!, ...words } }
    return faultsWith({ film: { ...film, rows } })
  }
  expect(timed({})).toEqual([])
  expect(timed({ begin: 'begin' })).toEqual([expect.stringContaining('begin')])
  expect(timed({ at: 'when' })).toHaveLength(2)
})

test('an argument that a film fills in is asked for beside one', () => {
  const command = registry.commands.get(`${id}.snapStart`)!
  const elsewhere = { ...command, page: registry.pages.get('movie-manage.glossary-list')! }
  const commands = new Map([...registry.commands, [command.id, elsewhere]])
  const faults = checkDeclarations({ ...registry, commands }, declared)
  expect(faults.filter((fault) => fault.includes('asks at'))).toEqual([
    expect.stringContaining('no film stands on its page'),
  ])
})

test('a record is cut out of its film by lengths of its own, which a command of its page asks for', () => {
  const clips = registry.pages.get('movie-manage.video')!
  const page = [clips.page].find(isListing)!
  const faultsOf = (words: object) => {
    const pages = new Map([
      ...registry.pages,
      [clips.id, { ...clips, page: { ...page, film: { ...page.film!, ...words } } as ListingPage }],
    ])
    return checkDeclarations({ ...registry, pages }, declared).filter((fault) => fault.includes(' film'))
  }
  const cut = page.film!.cut!
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ cut: { ...cut, from: 'weight' } })[0]).toContain('"weight" is no length of contentVideo')
  expect(faultsOf({ cut: { ...cut, command: 'setWeight' } })).toHaveLength(2)
  expect(faultsOf({ marked: { command: 'setCut', from: 'clipFrom', to: 'clipTo', reason: 'clipTo' } })[0]).toContain(
    'is a mark already',
  )
})

test('films of the rows of a list are those of the first row that refers to one', () => {
  const film = { through: 'titles.episodes' }
  const second = { episodes: [{ id: 4 }], cues: [] }
  expect(filmedRow(film, { titles: [{ episodes: [] }, second] })).toBe(second)
  expect(filmedRow(film, { titles: [{ episodes: null }] })).toBeUndefined()
  expect(filmedRow({ through: 'episode' }, { episode: 4 })).toBeUndefined()
})
