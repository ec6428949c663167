import h5SharePage from '../../entities/activity-manage/h5-share-page'
import { definePage } from '../../schema/page'

export default definePage(h5SharePage, {
  kind: 'form',
  menu: 50,
  icon: 'file-code',
  openedBy: ['id'],
  fieldsets: {
    basics: ['name', 'code', 'purpose', 'areas', 'channel', 'expiresAt', 'fallbackUrl'],
    address: ['domain', 'backupDomains'],
    shareCard: ['title', 'description', 'ogImage'],
    page: ['background', 'blocks', 'buttonText', 'buttonColor'],
    jump: ['target', 'downloadMode', 'passClipboard'],
  },
})
