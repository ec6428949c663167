import { area, instant, int, oneOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'starPkVoteHour',
  service: 'activity',
  api: 'starPk/hour',
  label: ['pk', 'hour'],
  scale: 20_000_000,
  demo: 2_000,
  keep: 'always', // figures that years are compared by
  scopedBy: 'area',
  groups: {
    identity: ['hour', 'pk', 'star', 'source'],
    money: ['coins', 'integral'],
    safety: ['invalidVotes'],
    audience: ['area'],
    results: ['votes', 'voters', 'newUsers', 'adViews', 'shares'],
  },
  fields: {
    hour: instant({ readOnly: true }),
    pk: ref('starPk', { readOnly: true }),
    star: ref('star', { readOnly: true }),
    area: area({ group: 'activity', readOnly: true }),
    source: oneOf(['free', 'share', 'ad', 'task', 'integral', 'coin'], { readOnly: true }),
    votes: int({ readOnly: true }),
    voters: int({ readOnly: true }),
    newUsers: int({ readOnly: true }),
    coins: int({ readOnly: true }),
    integral: int({ readOnly: true }),
    adViews: int({ readOnly: true }),
    invalidVotes: int({ readOnly: true }),
    shares: int({ readOnly: true }),
  },
  ledger: true,
})
