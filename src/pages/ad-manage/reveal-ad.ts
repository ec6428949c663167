import revealAd from '../../entities/ad-manage/reveal-ad'
import resource from '../../entities/movie-manage/resource'
import { film } from '../../schema/film'
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
  film: film(resource, {
    through: 'titles.episodes',
    by: 'episode',
    file: 'file',
    prefers: { field: 'role', value: 'output' },
    lanes: [
      {
        ...{ field: 'titles', within: 'cues', from: 'atSeconds', lasts: 'forSeconds', text: 'forSeconds' },
        moved: { command: 'moveCue', place: 'cue', from: 'from', to: 'to' },
      },
    ],
    marked: { command: 'addCue', from: 'from', to: 'to' },
  }),
  export: 'ad-reveal',
})
