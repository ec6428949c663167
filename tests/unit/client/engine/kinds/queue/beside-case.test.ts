import { expect, test } from 'vitest'
import { besideCase } from '../../../../../../src/client/engine/kinds/queue/beside-case'
import { takenOf } from '../../../../../../src/client/engine/parts/compare/sides'
import star from '../../../../../../src/entities/movie-manage/star'
import { compare } from '../../../../../../src/schema/compare'

const declared = compare(star, {
  through: 'star',
  fields: { originalName: 'originalName', awards: 'awards', birthDate: 'birthDate', name: 'names' },
  keeps: 'lockedFields',
  applies: { command: 'import', fields: 'fields' },
})
const every = { originalName: 'newer', awards: 'newer', birthDate: 'newer', name: 'newer' } as const

test('nothing can be taken where a case says nothing, nor of a field that is to stay', () => {
  const crawled = {
    id: 2,
    version: 1,
    originalName: 'Kim Ae',
    awards: 'theirs',
    birthDate: null,
    names: { en: 'Kim Ae' },
    lockedFields: ['awards'],
  }
  const own = { id: 1, version: 1, originalName: 'Kim', awards: 'ours', birthDate: '1990-01-01', name: { en: 'Kim' } }
  const fields = besideCase(declared, crawled, own, (id) => id)
  expect(fields.map(({ name }) => name)).toEqual(['originalName', 'awards', 'birthDate', 'name'])
  expect(takenOf(fields, every)).toEqual(['originalName', 'name'])
})
