/** The records of the section live-config that hang together, each under the name of its entity. */
export { liveAtmosphereGenerator as liveAtmosphere } from '../atmospheres'
export { anchorTaskGenerator as anchorTask, anchorTaskRecordGenerator as anchorTaskRecord } from '../anchor-tasks'
export {
  biscuitExchangeGenerator as biscuitExchange,
  biscuitExchangeRecordGenerator as biscuitExchangeRecord,
} from '../biscuit-exchanges'
export { liveMusicGenerator as liveMusic } from '../music'
export {
  sportsMatchGenerator as sportsMatch,
  sportsStreamGenerator as sportsStream,
  sportsTeamGenerator as sportsTeam,
} from '../sports'
export {
  liveHotSearchGenerator as liveHotSearch,
  liveRecommendRangeGenerator as liveRecommendRange,
  liveRunwayGenerator as liveRunway,
  liveSoundGenerator as liveSound,
} from '../live-surfaces'
export { livePositionGenerator as livePosition } from '../live-positions'
