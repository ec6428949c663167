import { expect, test } from 'vitest'
import { markerProblems, stateOf } from '../../../src/server/domain/titles/episode-state'
import { gridOf } from '../../../src/server/domain/titles/readiness'
import { releaseTimes, updateDaysProblem } from '../../../src/server/domain/titles/release-times'
import { figuresOf } from '../../../src/server/domain/titles/title-figures'
import { fileFigures } from '../../../src/server/domain/media/refresh-files'
import { markersLike } from '../../../src/server/media/markers-like'
import { makeRoom } from '../../../src/server/operations/make-room'

const now = new Date('2026-05-01T00:00:00Z')

test.each([
  [{ enabled: true, publishAt: null, resourceState: 'ready' }, 'online'],
  [{ enabled: false, publishAt: null, resourceState: 'none' }, 'pending'],
  [{ enabled: false, publishAt: null, resourceState: 'partial' }, 'ready'],
  [{ enabled: false, publishAt: '2026-06-01T00:00:00Z', resourceState: 'ready' }, 'scheduled'],
  [{ enabled: false, publishAt: '2026-04-01T00:00:00Z', resourceState: 'ready' }, 'ready'],
  [{ enabled: false, publishAt: '2026-06-01T00:00:00Z', resourceState: 'processing' }, 'pending'],
] as const)('an episode %j is %s', (episode, state) => {
  expect(stateOf(episode, now)).toBe(state)
})

test('marks follow each other, and what is not set stands in nobody’s way', () => {
  const duration = 100
  expect(markerProblems({ introStart: 0, introEnd: 30, outroStart: 90, duration })).toEqual([])
  expect(markerProblems({ introStart: 40, introEnd: null, outroStart: 30, duration })).toMatchObject([
    { field: 'introStart', params: { max: 30 } },
  ])
  expect(markerProblems({ introStart: null, introEnd: null, outroStart: 100, duration })).toMatchObject([
    { field: 'outroStart' },
  ])
})

test('releases fall on their weekdays at the hour of their zone, over a change of clocks', () => {
  const days = { days: [7], updateTime: '20:00', timeZone: 'Europe/Madrid' }
  expect(releaseTimes(days, '2026-03-20T00:00:00Z', 3, 1)).toEqual([
    '2026-03-22T19:00:00.000Z',
    '2026-03-29T18:00:00.000Z',
    '2026-04-05T18:00:00.000Z',
  ])
  expect(releaseTimes(days, '2026-03-22T19:00:01Z', 1, 1)).toEqual(['2026-03-29T18:00:00.000Z'])
})

test.each([
  [null],
  [{ days: [] }],
  [{ days: [0], updateTime: '20:00', timeZone: 'UTC' }],
  [{ days: [1], updateTime: '25:00', timeZone: 'UTC' }],
  [{ days: [1], updateTime: '20:00', timeZone: 'Moon' }],
])('%j is no schedule', (given) => {
  expect(updateDaysProblem(given)).toBe('error.notSchedule')
})

test('a title has the subtitles that all of its released episodes have, and knows of a gap', () => {
  const episode = (number: number, state: 'online' | 'ready', subtitleLanguages: string[]) => ({
    id: number,
    number,
    part: 'main' as const,
    state,
    enabled: state === 'online',
    resourceState: 'ready' as const,
    definitions: ['p720' as const],
    subtitleLanguages,
  })
  const figures = figuresOf([
    episode(1, 'online', ['en', 'zh_CN']),
    episode(2, 'online', ['zh_CN', 'th_TH']),
    episode(4, 'ready', []),
  ])
  expect(figures).toEqual({
    released: 2,
    subtitleLanguages: ['zh_CN'],
    topDefinition: 'p720',
    hasGap: true,
    hasFailedFile: false,
  })
})

test.each([
  [[], 'none'],
  [['ready'], 'ready'],
  [['ready', 'offline'], 'ready'],
  [['ready', 'transcoding'], 'partial'],
  [['ready', 'failed'], 'partial'],
  [['queued'], 'processing'],
  [['failed'], 'failed'],
  [['cancelled'], 'none'],
] as const)('files in states %j make an episode’s file state %s', (states, expected) => {
  const files = states.map((state) => ({ state, definition: 'p720' as const, audioLanguages: ['en'], duration: 60 }))
  expect(fileFigures(files).resourceState).toBe(expected)
})

test('of several files of a definition the one that has come farthest shows', () => {
  const episodes = [{ id: 1, number: 1, part: 'main', audio: [] }]
  const files = [
    { episode: 1, key: 'p720', state: 'failed' },
    { episode: 1, key: 'p720', state: 'queued' },
    { episode: 1, key: 'p1080', state: 'offline' },
  ]
  expect(gridOf(episodes, files, []).lines).toMatchObject([{ cells: ['running', 'missing'] }])
})

test('marks that are guessed fit the episode', () => {
  const others = [60, 62, 300].map((introEnd) => ({ introStart: 0, introEnd, outroStart: 900, duration: 1000 }))
  expect(markersLike(1200, others)).toEqual({ introStart: 0, introEnd: 62, outroStart: 1100 })
  expect(markersLike(50, others)).toEqual({ introStart: 0, introEnd: null, outroStart: null })
  expect(markersLike(1200, [])).toBeUndefined()
})

test('only those between make room, and only as far as the next gap', () => {
  const taken = new Map([
    [1, 10],
    [2, 20],
    [4, 40],
  ])
  expect(makeRoom(taken, 5, 1)).toEqual([
    { id: 10, to: 2 },
    { id: 20, to: 3 },
  ])
  expect(makeRoom(taken, 5, 3)).toEqual([])
})
