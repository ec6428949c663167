import shortShareAgreement from '../../../entities/short-manage/short-share-agreement'
import { definePage } from '../../../schema/page'

export default definePage(shortShareAgreement, {
  kind: 'list',
  subpage: 1,
  icon: 'file-signature',
  lead: 'partner.name',
  columns: [
    'agreementNo',
    'partner.name',
    'model',
    'rate',
    'guarantee',
    'recouped',
    'sources',
    'shorts',
    'copyrightTag.name',
    'countries',
    'cycle',
    'startsAt',
    'endsAt',
    'state',
  ],
  filters: ['partner', 'state', 'model', 'shorts', 'endsAt'],
  sort: '-createdAt',
  verbs: ['create', 'copy'],
})
