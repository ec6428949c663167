import { area, because, instant, int, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A voided round gives every stake back and stays in the report; one paid by mistake is corrected by counter-entries.
 * Each payout has the idempotency key roundNo + user.
 */
export default defineEntity({
  name: 'probabilityRound',
  service: 'activity',
  api: 'probabilityGame/round',
  label: 'roundNo',
  scale: 200_000_000,
  demo: 1_500,
  keep: 'always', // what the books rest on
  scopedBy: 'area',
  groups: {
    identity: ['roundNo', 'game', 'result', 'biggestWinner'],
    contents: ['stakedByOption'],
    money: ['paid', 'net'],
    audience: ['area'],
    schedule: ['startedAt', 'drawnAt'],
    results: ['tableVersion', 'players', 'bets', 'staked', 'poolAfter', 'biggestWin'],
    settings: ['seedHash', 'seed', 'voidReason'],
  },
  fields: {
    roundNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    game: ref('probabilityGame', { readOnly: true }),
    area: area({ group: 'activity', readOnly: true }),
    tableVersion: int({ plain: true, readOnly: true }),
    startedAt: instant({ readOnly: true }),
    drawnAt: instant({ readOnly: true }),
    players: int({ readOnly: true }),
    bets: int({ readOnly: true }),
    staked: int({ readOnly: true }),
    stakedByOption: rows(
      { option: ref('probabilityOption', { required: true }), coins: int({ min: 0, required: true }) },
      { readOnly: true },
    ),
    result: ref('probabilityOption', { readOnly: true }),
    paid: int({ readOnly: true }),
    net: int({ readOnly: true }),
    poolAfter: int({ figure: 'average', readOnly: true }),
    biggestWin: int({ figure: 'average', readOnly: true }),
    biggestWinner: ref('user', { readOnly: true }),
    seedHash: string({ max: 64, readOnly: true }),
    seed: string({ max: 64, readOnly: true }), // only after the draw
    voidReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    betting: { byTime: 'drawn', voidRound: 'voided' },
    drawn: { bySystem: 'paid', voidRound: 'voided', bySystemStuck: 'stuck' },
    paid: {},
    voided: {},
    stuck: { payAgain: 'paid', voidRound: 'voided' },
  },
  ledger: true,
})
