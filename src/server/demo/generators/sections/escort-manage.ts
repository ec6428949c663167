/** The records of the section escort-manage that hang together, each under the name of its entity. */
export { escortComplaintGenerator as escortComplaint } from '../escort-complaints'
export { escortOrderGenerator as escortOrder } from '../escort-orders'
export { escortSettingGenerator as escortSetting } from '../escort-settings'
export { escortRatioGenerator as escortRatio } from '../escort-ratios'
export { escortGenerator as escort, escortSkillGenerator as escortSkill } from '../escorts'
