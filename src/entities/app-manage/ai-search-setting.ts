import { areas, bool, captions, decimal, int, languages, money, oneOf, percent, refs, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'aiSearchSetting',
  service: 'cms',
  api: 'aiSearch/setting',
  label: 'areas',
  scale: 50,
  demo: 4,
  scopedBy: 'areas',
  groups: {
    identity: ['areas'],
    contents: ['systemPrompt', 'welcome'],
    money: ['dailyBudget', 'currency', 'spentToday'],
    audience: ['clients', 'minVersion', 'languages'],
    settings: ['rolloutPercent', 'model', 'minScore', 'maxResults', 'freePerDay', 'vipPerDay', 'enabled'],
  },
  fields: {
    areas: areas({ group: 'configur', unique: true, required: true }),
    clients: refs('client', { required: true }),
    minVersion: int({ plain: true }), // versionCode
    rolloutPercent: percent({ default: 0 }),
    model: oneOf(['standard', 'fast', 'accurate'], { default: 'standard' }),
    languages: languages({ required: true }),
    systemPrompt: text({ max: 8000, required: true }),
    welcome: captions({ max: 120, required: true }),
    minScore: decimal({ max: 1, min: 0, default: 0.55 }), // weaker matches are not shown
    maxResults: int({ max: 50, min: 1, default: 12 }),
    freePerDay: int({ min: 0, default: 20 }),
    vipPerDay: int({ min: 0, default: 200 }),
    dailyBudget: money({ required: true }), // model cost per day; reached, it falls back to plain search
    currency: string({ max: 3, default: 'USD' }),
    spentToday: money({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
