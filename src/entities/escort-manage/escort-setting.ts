import { area, bool, captions, choice, decimal, images, int, percent, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** What holds for companions of an area. It is opened with a second person and the legal sign-off noted. */
export default defineEntity({
  name: 'escortSetting',
  service: 'escort',
  api: 'setting',
  label: 'area',
  scale: 60,
  demo: 8,
  scopedBy: 'area',
  groups: {
    identity: ['area'],
    contents: ['noticeText', 'levelRules'],
    media: ['banners'],
    schedule: ['quietFrom'],
    settings: [
      'open',
      'applyOpen',
      'minAge',
      'minUserLevel',
      'acceptMinutes',
      'startMinutes',
      'holdHours',
      'minServiceShare',
      'dailyOrderCap',
      'dailySpendCap',
      'quietTo',
      'recordCalls',
      'creditRules',
    ],
  },
  fields: {
    area: area({ group: 'state', unique: true, required: true }),
    open: bool({ default: false }),
    applyOpen: bool({ default: false }),
    minAge: int({ max: 21, min: 18, default: 18 }),
    minUserLevel: int({ max: 100, min: 1, default: 5 }),
    acceptMinutes: int({ max: 60, min: 1, default: 10 }), // minutes
    startMinutes: int({ max: 1440, min: 5, default: 30 }),
    holdHours: int({ max: 168, min: 1, default: 24 }), // hours
    minServiceShare: percent({ max: 100, min: 50, default: 90 }),
    dailyOrderCap: int({ max: 50, min: 1, default: 16 }),
    dailySpendCap: int({ min: 100, default: 200000 }), // coins
    quietFrom: string({ max: 5, pattern: '^\\d{2}:\\d{2}$', example: '20:30' }),
    quietTo: string({ max: 5, pattern: '^\\d{2}:\\d{2}$', example: '20:30' }),
    recordCalls: bool({ default: true }),
    noticeText: captions({ max: 300, required: true }),
    /** What an upheld report costs of the credit of 100. */
    creditRules: rows(
      {
        category: choice({ dictionary: 'companionReportCategory', required: true }),
        cut: int({ min: 0, max: 100, required: true }),
      },
      { distinct: 'category' },
    ),
    /** What each level asks for. */
    levelRules: rows(
      {
        level: int({ min: 1, max: 10, required: true }),
        orders30d: int({ min: 0, required: true }),
        rating: decimal({ min: 1, max: 5 }),
        finishRate: percent({ min: 0, max: 100 }),
      },
      { max: 10, rising: 'level' },
    ),
    banners: images({ max: 6 }),
  },
})
