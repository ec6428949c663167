import contentLicence from '../../src/entities/movie-manage/content-licence'
import { because, instant } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { addTo, move } from '../../src/schema/does'

export const approve = defineCommand(contentLicence, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  icon: 'badge-check',
})

export const renew = defineCommand(contentLicence, {
  on: 'row',
  does: move(),
  asks: {
    endsAt: asked(contentLicence, 'endsAt', { required: true }),
    guarantee: asked(contentLicence, 'guarantee'),
    revenueShare: asked(contentLicence, 'revenueShare'),
    documents: asked(contentLicence, 'documents'),
  },
  icon: 'timer-reset',
})

export const terminate = defineCommand(contentLicence, {
  on: 'row',
  does: move(),
  asks: { at: instant({ required: true }), reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
})

export const addContents = defineCommand(contentLicence, {
  on: 'row',
  does: addTo('contents'),
  asks: { contents: asked(contentLicence, 'contents', { required: true }) },
  icon: 'list-plus',
})

/** A line for each title and country. */
export const exportTerritories = defineCommand(contentLicence, { on: 'rows', icon: 'file-down' })

/** Which titles on the shelf no other licence covers when this one ends. */
export const previewExpiry = defineCommand(contentLicence, { on: 'row', keys: 'v', icon: 'calendar-x' })
