import '../../src/server/handler-modules'
import { describe, expect, it } from 'vitest'
import { findWorks } from '../../src/server/jobs/find-works'
import { lanes } from '../../src/server/jobs/lanes'

describe('background work', () => {
  const works = [...findWorks().values()]

  it('has a lane, each piece of it', () => {
    expect(works.length).toBeGreaterThan(30)
    expect(works.filter(({ lane }) => !(lane in lanes)).map(({ work }) => work)).toEqual([])
  })

  it('goes in every lane that there is, and what comes often is short', () => {
    expect(new Set(works.map(({ lane }) => lane))).toEqual(new Set(Object.keys(lanes)))
    const slow = works.filter(({ lane, everySeconds }) => everySeconds && everySeconds <= 60 && lane === 'media')
    expect(slow.map(({ work }) => work)).toEqual([])
  })
})
