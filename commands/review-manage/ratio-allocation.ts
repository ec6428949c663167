import reviewPool from '../../src/entities/review-manage/review-pool'
import { string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const pausePool = defineCommand(reviewPool, {
  on: 'rows',
  reads: ['enabled'],
  when: (row) => row.enabled === true || 'derived.alreadySo',
  sets: { enabled: false },
  asks: { remark: string({ max: 300, required: true }) },
  danger: 'confirm',
  inverse: 'resumePool',
  keys: 'p',
  icon: 'pause',
})

export const resumePool = defineCommand(reviewPool, {
  on: 'rows',
  sets: { enabled: true },
  inverse: 'pausePool',
  icon: 'play',
})
