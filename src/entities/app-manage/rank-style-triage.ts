import { areas, instant, int, oneOf, percent, ref, refs, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * It begins with 2 to 6 variants, one of them the control, whose shares make 100 percent, and as the only one of its
 * component, area and client; from then on it stands still. The winner's style becomes the component's.
 */
export default defineEntity({
  name: 'rankStyleTriage',
  service: 'cms',
  api: 'rankComponent/triage',
  label: 'name',
  scale: 1_000,
  demo: 12,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'component', 'winner'],
    contents: ['hypothesis', 'conclusion'],
    audience: ['areas', 'clients', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['enrolled', 'neededSample', 'significance'],
    settings: ['metric', 'minEffect', 'traffic', 'splitBy'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    component: ref('rankComponent', { required: true }),
    hypothesis: text({ max: 500, required: true }),
    metric: oneOf(['clickRate', 'playRate', 'watchSeconds', 'payRate'], { required: true }),
    minEffect: percent({ default: 2 }), // smallest lift worth having; drives the needed sample
    areas: areas({ group: 'rank', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    traffic: percent({ min: 1, default: 100 }), // share of the audience in the test
    splitBy: oneOf(['user', 'device'], { default: 'user' }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }), // 3 to 60 days
    winner: ref('rankStyleVariant', { readOnly: true }),
    conclusion: text({ max: 1000 }),
    enrolled: int({ readOnly: true }),
    neededSample: int({ readOnly: true }),
    significance: percent({ readOnly: true }),
  },
  states: {
    draft: { start: 'running' },
    running: { pause: 'paused', conclude: 'concluded', stop: 'stopped' },
    paused: { resume: 'running', conclude: 'concluded', stop: 'stopped' },
    concluded: {},
    stopped: {},
  },
})
