import { describe, expect, it } from 'vitest'
import settlement from '../../../src/entities/live-manage/settlement'
import { leadIn, leadOf, leadPaths } from '../../../src/schema/lead'
import { registry } from '../../../src/server/base/declarations'

describe('what is read first in a row', () => {
  const list = { entity: settlement, columns: ['settlementNo', 'guild.name', 'anchor.user.nickname', 'net'] }
  const lead = leadOf(registry.entities, list)!

  it('is the first name that the record is called by', () => {
    expect(leadIn(lead, { 'guild.name': 'Light Chasers', 'anchor.user.nickname': null })).toMatchObject({
      name: 'guild.name',
      picture: 'guild.logo',
    })
  })

  it('is the next one in a row that has not got the first', () => {
    expect(leadIn(lead, { 'guild.name': null, 'anchor.user.nickname': 'Bayu' })).toMatchObject({
      name: 'anchor.user.nickname',
      picture: 'anchor.user.portrait',
    })
  })

  it('is the last of as many as a page declares, where those before are empty', () => {
    const { page } = registry.pages.get('activity-manage.live-activity-standing')!
    const standings = leadOf(registry.entities, page as never)!
    expect(leadIn(standings, { 'guild.name': 'Light Chasers' })).toMatchObject({ name: 'guild.name' })
    expect(leadPaths(registry.entities, page as never)).toContain('guild.name')
  })

  it('is asked for with what is drawn beside either', () => {
    expect(leadPaths(registry.entities, list)).toEqual(
      expect.arrayContaining(['guild.logo', 'guild.code', 'anchor.user.nickname', 'anchor.user.portrait']),
    )
  })
})
