import { auditList, auditSize } from './audit-list'
import { blockedTable } from './blocked-table'
import { bootChecks } from './boot-checks'
import { bulkCommand } from './bulk-command'
import { coldList } from './cold-list'
import { cueWalk } from './cue-walk'
import { dayHeap } from './day-heap'
import { doors } from './doors'
import { exportCsv } from './export-csv'
import { exportXlsx } from './export-xlsx'
import { firstLoadJs } from './first-load-js'
import { gridHeap } from './grid-heap'
import { gridHeldArrow } from './grid-held-arrow'
import { gridJump } from './grid-jump'
import { gridScroll } from './grid-scroll'
import { kills } from './kill'
import { listPage } from './list-page'
import { load } from './load'
import { nextCase } from './next-case'
import { pageGrowth } from './page-growth'
import { paletteGolden } from './palette-golden'
import { paletteKey } from './palette-key'
import { paletteMatch } from './palette-match'
import { paletteOpen } from './palette-open'
import { playerReady } from './player-ready'
import { rowCommand } from './row-command'
import { secondStart } from './second-start'
import { paletteIndex, sectionLoad } from './section-load'
import { seedUsers } from './seed-users'
import { serverCode } from './server-code'
import { serverMemory } from './server-memory'
import { soak } from './soak'
import { writers } from './writers'

/** All figures; those that need a million users come last. */
export const figures = [
  // First: whatever else uses the server of the demo leaves something in its memory.
  serverMemory,
  paletteGolden,
  paletteMatch,
  paletteOpen,
  paletteKey,
  gridHeldArrow,
  gridScroll,
  gridHeap,
  firstLoadJs,
  coldList,
  doors,
  rowCommand,
  dayHeap,
  nextCase,
  playerReady,
  cueWalk,
  paletteIndex,
  sectionLoad,
  serverCode,
  bootChecks,
  blockedTable,
  secondStart,
  writers,
  bulkCommand,
  auditList,
  auditSize,
  seedUsers,
  // Before the lists: what they leave on the heap is not the exports'.
  exportCsv,
  exportXlsx,
  gridJump,
  listPage,
  pageGrowth,
  load,
  soak,
  ...kills,
]
