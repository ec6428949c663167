import * as commands from '../../../../commands/movie-manage/movie-list'
import { exportGaps } from '../../domain/titles/export-gaps'
import { exportSheet } from '../../domain/titles/export-sheet'
import { mergeDuplicate } from '../../domain/titles/merge-duplicate'
import { purgeCdn } from '../../domain/titles/purge-cdn'
import { assignRandomUp } from '../../domain/titles/random-up'
import { setting } from '../../domain/titles/setting'
import { assignUp, setAccess, setAreas, setWeight } from '../../domain/titles/title-fields'
import { reindex } from '../../domain/titles/title-index'
import { movieKind } from '../../domain/titles/title-kinds'
import { addToSingle, sendCoverLabel } from '../../domain/titles/title-lists'
import { approve, reject, submit } from '../../domain/titles/title-review'
import { archive, block, publish, rework, schedule, takeDown, unblock } from '../../domain/titles/title-shelf'
import { addTags, removeTags } from '../../domain/titles/title-tags'
import { requestAiSubtitles } from '../../domain/media/ai-subtitles'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  addToXilie: setting(commands.addToXilie),
  requestAiSubtitles: requestAiSubtitles(movieKind),
  mergeDuplicate: mergeDuplicate(movieKind),
  exportSheet: exportSheet(movieKind),
  purgeCdn: purgeCdn(movieKind),
  reindex: reindex(movieKind),
  addToSingle: addToSingle(movieKind),
  sendCoverLabel: sendCoverLabel(movieKind),
  submit: submit(movieKind),
  approve: approve(movieKind),
  reject: reject(movieKind),
  assignRandomUp: assignRandomUp(movieKind),
  publish: publish(movieKind),
  schedule: schedule(movieKind),
  takeDown: takeDown(movieKind),
  rework: rework(movieKind),
  block: block(movieKind),
  unblock: unblock(movieKind),
  archive: archive(movieKind),
  setAreas: setAreas(movieKind),
  addTags: addTags(movieKind),
  removeTags: removeTags(movieKind),
  setAccess: setAccess(commands.setAccess),
  setWeight: setWeight(movieKind),
  assignUp: assignUp(movieKind),
  exportGaps: exportGaps(movieKind),
})
