import revealAd from '../../entities/ad-manage/reveal-ad'
import { definePage } from '../../schema/page'

export default definePage(revealAd, {
  kind: 'list',
  menu: 30,
  icon: 'picture-in-picture',
  columns: [
    'image',
    'name',
    'advertiser',
    'style',
    'scope',
    'titles',
    'areas',
    'clients',
    'capPerDay',
    'startsAt',
    'endsAt',
    'impressions',
    'clickRate',
    'closeRate',
    'exitRate',
    'state',
  ],
  filters: ['state', 'name', 'advertiser', 'style', 'scope', 'areas', 'clients', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    ad: ['name', 'advertiser', 'style', 'image', 'imageByLanguage', 'jump', 'closable', 'orientation'],
    place: ['scope', 'titles', 'tags', 'defaultCues'],
    targeting: ['areas', 'clients', 'minVersion', 'audience', 'userGroups', 'includeVip'],
    schedule: ['startsAt', 'endsAt', 'capPerDay'],
    money: ['price', 'currency'],
  },
  export: 'ad-reveal',
})
