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

  it('is asked for with what is drawn beside either', () => {
    expect(leadPaths(registry.entities, list)).toEqual(
      expect.arrayContaining(['guild.logo', 'guild.code', 'anchor.user.nickname', 'anchor.user.portrait']),
    )
  })
})
