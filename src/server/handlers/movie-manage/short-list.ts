import * as commands from '../../../../commands/movie-manage/short-list'
import short from '../../../entities/movie-manage/short'
import { exportGaps } from '../../domain/titles/export-gaps'
import { exportSheet } from '../../domain/titles/export-sheet'
import { mergeDuplicate } from '../../domain/titles/merge-duplicate'
import { planEpisodes } from '../../domain/titles/plan-episodes'
import { purgeCdn } from '../../domain/titles/purge-cdn'
import { assignRandomUp } from '../../domain/titles/random-up'
import { finishSerial, pauseSerial, resumeSerial } from '../../domain/titles/serial-state'
import { assignUp, setAccess, setAreas, setWeight } from '../../domain/titles/title-fields'
import { reindex } from '../../domain/titles/title-index'
import { shortKind } from '../../domain/titles/title-kinds'
import { addToSingle, sendCoverLabel } from '../../domain/titles/title-lists'
import { approve, reject, submit } from '../../domain/titles/title-review'
import { archive, block, publish, rework, schedule, takeDown, unblock } from '../../domain/titles/title-shelf'
import { addTags, removeTags } from '../../domain/titles/title-tags'
import { requestAiSubtitles } from '../../domain/media/ai-subtitles'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'

/** What a dubbed version takes over from the one that it is a version of. */
const taken = [
  'title',
  'hook',
  'intro',
  'coverVertical',
  'coverHorizontal',
  'totalEpisodes',
  'genres',
  'audience',
  'copyrightTag',
  'platformTag',
  'credits',
  'up',
  'source',
  'ageRating',
  'clients',
  'access',
  'year',
] as const

export default handlers(commands, {
  addDubbing: {
    check: async (_context, { dubOf }) => dubOf === null || 'movie-manage.short-list.addDubbing.isDub',
    run: async (context, row, { spokenLanguages, areas }) => {
      const own = Object.fromEntries(taken.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])))
      const originalTitle = `${row.originalTitle.slice(0, 160)} (${spokenLanguages.join(', ').slice(0, 36)})`
      const saved = await create(context, short, {
        ...own,
        originalTitle,
        spokenLanguages,
        areas,
        dubOf: row.id,
        localisation: 'dubbed',
      })
      return { id: saved.id }
    },
  },

  endCoverTest: {
    undo: 'image',
    check: async (_context, { coverVariants }, { cover }) =>
      coverVariants?.includes(cover) || 'movie-manage.short-list.endCoverTest.notVariant',
    run: async (context, row, { cover }) => {
      await saveWithRules(context, short, row, { coverVertical: cover, coverVariants: [] })
    },
  },

  requestAiSubtitles: requestAiSubtitles(shortKind),
  mergeDuplicate: mergeDuplicate(shortKind),
  exportSheet: exportSheet(shortKind),
  purgeCdn: purgeCdn(shortKind),
  reindex: reindex(shortKind),
  pauseSerial: pauseSerial(shortKind),
  resumeSerial: resumeSerial(shortKind),
  finishSerial: finishSerial(shortKind),
  addToSingle: addToSingle(shortKind),
  sendCoverLabel: sendCoverLabel(shortKind),
  planEpisodes: planEpisodes(shortKind),
  submit: submit(shortKind),
  approve: approve(shortKind),
  reject: reject(shortKind),
  assignRandomUp: assignRandomUp(shortKind),
  publish: publish(shortKind),
  schedule: schedule(shortKind),
  takeDown: takeDown(shortKind),
  rework: rework(shortKind),
  block: block(shortKind),
  unblock: unblock(shortKind),
  archive: archive(shortKind),
  setAreas: setAreas(shortKind),
  addTags: addTags(shortKind),
  removeTags: removeTags(shortKind),
  setAccess: setAccess(commands.setAccess),
  setWeight: setWeight(shortKind),
  assignUp: assignUp(shortKind),
  exportGaps: exportGaps(shortKind),
})
