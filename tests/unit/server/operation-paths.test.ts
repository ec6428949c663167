import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../src/server/pipeline/operation'
import { OperationPaths } from '../../../src/server/pipeline/operation-paths'

const operation = (method: string, url: string, id = url) => ({ id, method, url }) as unknown as Operation

const paths = new OperationPaths([
  operation('POST', '/user/backend/blacklist/delete/{id}'),
  operation('POST', '/user/backend/blacklist/delete/all'),
  operation('GET', '/user/backend/{kind}/detail/{id}'),
  operation('POST', '/pay/backend/route/shift', 'first'),
  operation('POST', '/pay/backend/route/shift', 'second'),
])
const found = (method: string, path: string) => paths.find(method, path)?.candidates.map(({ id }) => id)

describe('the operations of a call', () => {
  it('are found by method and path, all that share them', () => {
    expect(found('POST', '/pay/backend/route/shift')).toEqual(['first', 'second'])
    expect(found('GET', '/pay/backend/route/shift')).toBeUndefined()
    expect(found('POST', '/pay/backend/route/shift/')).toBeUndefined()
    expect(found('POST', '/pay/backend/route')).toBeUndefined()
  })

  it('take what a path says in the places of its parameters, decoded', () => {
    expect(paths.find('POST', '/user/backend/blacklist/delete/7')?.params).toEqual({ id: '7' })
    expect(paths.find('GET', '/user/backend/a%20b/detail/9')?.params).toEqual({ kind: 'a b', id: '9' })
  })

  it('are those of the fixed path where one with a parameter would do too', () => {
    expect(found('POST', '/user/backend/blacklist/delete/all')).toEqual(['/user/backend/blacklist/delete/all'])
  })

  it('begin with a service and its part', () => {
    expect(paths.prefixes).toEqual(['/user/backend', '/pay/backend'])
  })
})
