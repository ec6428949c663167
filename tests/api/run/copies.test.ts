import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyToAreas } from '../../../commands/service-manage/question-list'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import questionCategory from '../../../src/entities/service-manage/question-category'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('a copy of a record', () => {
  let app: TestApp
  let clerk: Caller
  beforeAll(async () => {
    app = await startTestApp()
    clerk = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const copyTo = (area: number, id: number) => clerk.run(copyToAreas, id, { areas: [area] })

  it('takes the next free number where no two may share a code', async () => {
    const { id: area } = await app.make(areaConfig)
    const { id } = await app.make(questionCategory, { code: 'refunds' })
    expect(await copyTo(area, id)).toMatchObject({ code: '00000' })
    expect(await copyTo(area, id)).toMatchObject({ code: '00000' })
    const every = await new Records(app.db, null, new Date()).where(questionCategory, {})
    const copies = every.filter(({ areas }) => areas.includes(area))
    expect(copies.map(({ code }) => code).toSorted()).toEqual(['refunds-2', 'refunds-3'])
  })
})
