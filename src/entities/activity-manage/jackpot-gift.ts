import { areas, bool, instant, int, order, percent, ref, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A gift feeds one jackpot of a level; the expected return of contribution and multiples together is at most 98 %.
 */
export default defineEntity({
  name: 'jackpotGift',
  service: 'activity',
  api: 'probabilityGame/jackpotGift',
  label: 'gift',
  scale: 2_000,
  demo: 30,
  scopedBy: 'areas',
  groups: {
    identity: ['gift', 'jackpot'],
    contents: ['hitMultiples'],
    money: ['coins24h'],
    audience: ['areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['sent24h', 'hits24h', 'return24h'],
    settings: ['contribution', 'ticketsPerGift', 'minCombo', 'anchorGets', 'position', 'enabled'],
  },
  fields: {
    gift: ref('gift', { required: true }),
    jackpot: ref('probabilityJackpot', { required: true }),
    contribution: percent({ max: 20, min: 0.1, required: true }), // of the gift's coins
    ticketsPerGift: int({ max: 1000, min: 1, default: 1 }),
    minCombo: int({ min: 1, default: 1 }),
    hitMultiples: rows(
      {
        multiple: int({ min: 1, max: 10_000, required: true }),
        chancePpm: int({ min: 1, max: 1_000_000, required: true }),
      },
      { max: 10, rising: 'multiple' },
    ),
    anchorGets: percent({ max: 60, min: 0, required: true }), // of the gift's coins; with contribution and multiples at most 100 % of its price
    areas: areas({ group: 'activity', required: true }),
    startsAt: instant(),
    endsAt: instant(),
    sent24h: int({ readOnly: true }),
    coins24h: int({ readOnly: true }),
    hits24h: int({ readOnly: true }),
    return24h: percent({ readOnly: true }),
    position: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
  unique: [['gift', 'jackpot', 'areas']],
  ordered: { by: 'position', within: ['jackpot'] },
})
