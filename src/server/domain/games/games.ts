import { fixedItem } from '../../../dictionaries/dictionaries'
import game from '../../../entities/game-manage/game'
import gameVendor from '../../../entities/game-manage/game-vendor'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export const gameRules = defineRules(game, {
  beforeSave: async ({ records }, draft, current) => {
    if ('state' in draft) return
    const held = { ...current, ...draft }
    if (held.wallet && held.wallet !== 'none' && !held.maxStakeDay) throw badField('maxStakeDay', 'error.required')
    if (held.kind === 'h5' && !held.url) throw badField('url', 'error.required')
    if (held.category !== fixedItem('gameCategory', 'chance')) return
    if (held.ageRating !== 'a18') throw badField('ageRating', 'game-manage.list.chanceIsAdult')
    const vendor = held.vendor ? await records.find(gameVendor, held.vendor) : undefined
    if (!vendor?.licence) throw badField('vendor', 'game-manage.list.chanceNeedsLicence')
  },
})
