import { describe, expect, test } from 'vitest'
import {
  bySlot,
  isQuietHour,
  minutesOf,
  momentOf,
  mondayOf,
  shifted,
  slotKey,
  slotOf,
  stepFrom,
  type Slot,
} from '../../../../../../src/client/pages/service-manage/push-list/week-slots'

const monday = '2026-11-16'
const at = (iso: string) => Date.parse(iso)

describe('the week of a day', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s begins on Monday %s', (day, first) => {
    expect(mondayOf(day)).toBe(first)
  })
})

describe('the hour of a push', () => {
  test('is told by the clock of the area, not by that of the server', () => {
    expect(slotOf(at('2026-11-16T20:30:00Z'), monday, 'Asia/Shanghai')).toEqual({ day: 1, hour: 4 })
    expect(slotOf(at('2026-11-16T20:30:00Z'), monday, 'UTC')).toEqual({ day: 0, hour: 20 })
  })

  test('is in no place where it falls into another week', () => {
    expect(slotOf(at('2026-11-15T23:59:00Z'), monday, 'UTC')).toBeUndefined()
    expect(slotOf(at('2026-11-23T00:00:00Z'), monday, 'UTC')).toBeUndefined()
  })

  test('leads back to its moment, minutes included', () => {
    const moment = at('2026-11-19T04:45:00Z')
    const zone = 'America/Mexico_City'
    const slot = slotOf(moment, monday, zone)!
    expect(momentOf(slot, monday, zone, minutesOf(moment, zone))).toBe(moment)
  })

  test('is found where clocks have been set back in the week', () => {
    const slot = slotOf(at('2026-10-25T02:30:00Z'), '2026-10-19', 'Europe/Berlin')
    expect(slot).toEqual({ day: 6, hour: 3 })
  })

  test('is shared by the pushes of that hour, in their order', () => {
    const slots = bySlot([1, 2, 3], (item) => (item === 3 ? undefined : { day: 2, hour: 5 }))
    expect(slots.get(slotKey({ day: 2, hour: 5 }))).toEqual([1, 2])
    expect([...slots.values()].flat()).toEqual([1, 2])
  })
})

describe('quiet hours', () => {
  test('that begin in the evening end the next morning', () => {
    const quiet = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuietHour(hour, '22:00', '08:00'))
    expect(quiet).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 22, 23])
  })

  test('shade an hour of which they take a part', () => {
    expect([11, 12, 13, 14].filter((hour) => isQuietHour(hour, '12:30', '13:15'))).toEqual([12, 13])
  })
})

describe('walking the week', () => {
  const placesIn = ({ day, hour }: Slot) => (day === 1 && hour === 9 ? 3 : 1)

  test('goes down through the pushes of an hour before it goes on to the next', () => {
    expect(stepFrom({ day: 1, hour: 9, index: 1 }, 'ArrowDown', placesIn)?.place).toEqual({ day: 1, hour: 9, index: 2 })
    expect(stepFrom({ day: 1, hour: 9, index: 2 }, 'ArrowDown', placesIn)?.place).toEqual({
      day: 1,
      hour: 10,
      index: 0,
    })
  })

  test('goes up into the last push of the hour before', () => {
    expect(stepFrom({ day: 1, hour: 10, index: 0 }, 'ArrowUp', placesIn)?.place).toEqual({ day: 1, hour: 9, index: 2 })
  })

  test('goes from Sunday into the Monday after', () => {
    expect(stepFrom({ day: 6, hour: 3, index: 0 }, 'ArrowRight', placesIn)).toEqual({
      place: { day: 0, hour: 3, index: 0 },
      weeks: 1,
    })
    expect(stepFrom({ day: 0, hour: 3, index: 0 }, 'ArrowLeft', placesIn)?.weeks).toBe(-1)
  })

  test('ends at midnight, and leaves other keys alone', () => {
    expect(stepFrom({ day: 0, hour: 23, index: 0 }, 'ArrowDown', placesIn)).toBeUndefined()
    expect(stepFrom({ day: 0, hour: 0, index: 0 }, 'ArrowUp', placesIn)).toBeUndefined()
    expect(stepFrom({ day: 0, hour: 5, index: 0 }, 'a', placesIn)).toBeUndefined()
  })

  test('turns the week by Page Down', () => {
    expect(stepFrom({ day: 2, hour: 5, index: 0 }, 'PageDown', placesIn)?.weeks).toBe(1)
  })
})

describe('putting a push off by Shift and an arrow', () => {
  test('is by an hour or a day', () => {
    expect(shifted({ day: 2, hour: 5 }, 'ArrowDown')).toEqual({ day: 2, hour: 6 })
    expect(shifted({ day: 2, hour: 5 }, 'ArrowLeft')).toEqual({ day: 1, hour: 5 })
  })

  test('stays in the week', () => {
    expect(shifted({ day: 6, hour: 23 }, 'ArrowRight')).toBeUndefined()
    expect(shifted({ day: 6, hour: 23 }, 'ArrowDown')).toBeUndefined()
  })
})
