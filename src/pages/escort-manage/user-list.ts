import escort from '../../entities/escort-manage/escort'
import { definePage } from '../../schema/page'

export default definePage(escort, {
  kind: 'list',
  menu: 10,
  icon: 'user',
  rights: ['identity'],
  columns: [
    'user.displayId',
    'user.nickname',
    'cover',
    'country',
    'guild.name',
    'skills',
    'level',
    'online',
    'orders30d',
    'coins30d',
    'acceptRate',
    'finishRate',
    'rating',
    'complaints30d',
    'creditScore',
    'state',
  ],
  filters: ['state', 'user', 'country', 'guild', 'level', 'rating', 'creditScore', 'complaints30d'],
  sort: '-coins30d',
  verbs: ['edit'],
  fieldsets: {
    companion: ['user', 'country', 'areas', 'languages', 'guild'],
    profile: ['cover', 'voiceIntro', 'intro'],
    skills: ['skills'],
    terms: ['ratio', 'weight'],
    identity: ['realName', 'idNumber', 'birthDate', 'gender', 'idPhotos', 'selfieVideo'],
    internal: ['remark'],
  },
  export: 'escort',
})
