import * as commands from '../../../../commands/movie-manage/series-list'
import { exportGaps } from '../../domain/titles/export-gaps'
import { exportSheet } from '../../domain/titles/export-sheet'
import { mergeDuplicate } from '../../domain/titles/merge-duplicate'
import { planEpisodes } from '../../domain/titles/plan-episodes'
import { purgeCdn } from '../../domain/titles/purge-cdn'
import { assignRandomUp } from '../../domain/titles/random-up'
import { finishSerial, pauseSerial, resumeSerial } from '../../domain/titles/serial-state'
import { setting } from '../../domain/titles/setting'
import { assignUp, setAccess, setAreas, setWeight } from '../../domain/titles/title-fields'
import { reindex } from '../../domain/titles/title-index'
import { seriesKind } from '../../domain/titles/title-kinds'
import { addToSingle, sendCoverLabel } from '../../domain/titles/title-lists'
import { approve, reject, submit } from '../../domain/titles/title-review'
import { archive, block, publish, rework, schedule, takeDown, unblock } from '../../domain/titles/title-shelf'
import { addTags, removeTags } from '../../domain/titles/title-tags'
import { requestAiSubtitles } from '../../domain/media/ai-subtitles'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  setFreeEpisodes: setting(commands.setFreeEpisodes),
  addToXilie: setting(commands.addToXilie),
  requestAiSubtitles: requestAiSubtitles(seriesKind),
  mergeDuplicate: mergeDuplicate(seriesKind),
  exportSheet: exportSheet(seriesKind),
  purgeCdn: purgeCdn(seriesKind),
  reindex: reindex(seriesKind),
  pauseSerial: pauseSerial(seriesKind),
  resumeSerial: resumeSerial(seriesKind),
  finishSerial: finishSerial(seriesKind),
  addToSingle: addToSingle(seriesKind),
  sendCoverLabel: sendCoverLabel(seriesKind),
  planEpisodes: planEpisodes(seriesKind),
  submit: submit(seriesKind),
  approve: approve(seriesKind),
  reject: reject(seriesKind),
  assignRandomUp: assignRandomUp(seriesKind),
  publish: publish(seriesKind),
  schedule: schedule(seriesKind),
  takeDown: takeDown(seriesKind),
  rework: rework(seriesKind),
  block: block(seriesKind),
  unblock: unblock(seriesKind),
  archive: archive(seriesKind),
  setAreas: setAreas(seriesKind),
  addTags: addTags(seriesKind),
  removeTags: removeTags(seriesKind),
  setAccess: setAccess(commands.setAccess),
  setWeight: setWeight(seriesKind),
  assignUp: assignUp(seriesKind),
  exportGaps: exportGaps(seriesKind),
})
