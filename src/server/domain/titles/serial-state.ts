import { readEpisodes } from './read-episodes'
import { ofSerials } from './title-kinds'

export const pauseSerial = ofSerials('pauseSerial', (entity) => ({
  undo: 'image',
  run: async ({ records }, title, { reason }) => {
    await records.update(entity, title, { serialState: 'paused', stateReason: reason })
  },
}))

export const resumeSerial = ofSerials('resumeSerial', (entity) => ({
  undo: 'image',
  run: async ({ records }, title) => {
    await records.update(entity, title, { serialState: 'airing', stateReason: null })
  },
}))

/** A finished series has every episode that it announces, without a gap, switched on. */
export const finishSerial = ofSerials('finishSerial', (entity) => ({
  check: async (context, { id, totalEpisodes }) => {
    const episodes = await readEpisodes(context, [id])
    const main = (episodes.get(id) ?? []).filter(({ part }) => part === 'main')
    const online = new Set(main.filter(({ state }) => state === 'online').map(({ number }) => number))
    for (let number = 1; number <= totalEpisodes; number++)
      if (!online.has(number)) return 'movie-manage.series-list.finishSerial.episodesMissing'
    return true
  },
  run: async ({ records }, title) => {
    await records.update(entity, title, { serialState: 'finished' })
  },
}))
