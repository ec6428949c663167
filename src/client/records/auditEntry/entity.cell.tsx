export { default, drawsFormer } from '../approval/entity.cell'
