import appointmentUser from '../../../entities/movie-manage/appointment-user'
import { definePage } from '../../../schema/page'

export default definePage(appointmentUser, {
  kind: 'list',
  subpage: 1,
  icon: 'clapperboard',
  columns: ['user.displayId', 'user.nickname', 'area', 'client', 'reservedAt', 'remindedAt', 'watchedAt'],
  filters: ['appointment', 'area', 'client', 'reservedAt', 'remindedAt'],
  sort: '-createdAt',
  export: 'appointment-user',
})
