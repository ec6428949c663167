import { date, instant, int, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** How far an anchor has come with a task, and what became of the reward. */
export default defineEntity({
  name: 'anchorTaskRecord',
  service: 'live',
  label: ['anchor', 'task'],
  scale: 10_000_000,
  demo: 800,
  keep: 'always', // what the books rest on
  scopedBy: 'anchor',
  groups: {
    identity: ['task', 'anchor', 'guild', 'settlement'],
    contents: ['progress'],
    safety: ['riskFlags'],
    people: ['decisionNote'],
    schedule: ['cycleDay', 'completedAt'],
    results: ['percent'],
    settings: ['reward'],
  },
  fields: {
    task: ref('anchorTask', { required: true }),
    anchor: ref('anchor', { required: true }),
    guild: ref('guild'),
    cycleDay: date(), // first live day of the cycle
    progress: rows(
      {
        metric: oneOf(
          [
            'effectiveMinutes',
            'effectiveDays',
            'biscuits',
            'gifters',
            'newFans',
            'pkWins',
            'seatGuests',
            'noPunishment',
          ],
          { required: true },
        ),
        value: int({ min: 0, required: true }),
        goal: int({ min: 0, required: true }),
      },
      { readOnly: true, distinct: 'metric', max: 4 },
    ),
    percent: percent({ readOnly: true }),
    completedAt: instant({ readOnly: true }),
    reward: string({ max: 80, readOnly: true }),
    riskFlags: rows(
      { code: oneOf(['rapid', 'sharedDevice', 'selfGifting'], { required: true }) },
      { readOnly: true, distinct: 'code', max: 3 },
    ),
    decisionNote: string({ max: 200 }),
    settlement: ref('settlement', { readOnly: true }),
  },
  states: {
    running: { bySystem: 'completed', byTime: 'failed' },
    completed: { grant: 'granted', refuse: 'refused' },
    failed: {},
    granted: {},
    refused: { grant: 'granted' },
  },
  unique: [['task', 'anchor', 'cycleDay']],
})
