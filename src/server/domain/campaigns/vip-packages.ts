import vipPackage from '../../../entities/app-manage/vip-package'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { checkPeriod } from '../../operations/period'
import { concerns } from '../../operations/concerns'

/** What is offered first is on offer, and a countdown counts down to a real end. */
export const vipPackageRules = defineRules(vipPackage, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    const { products, defaultProduct, countdownHours, endsAt, audience, userGroups } = { ...current, ...draft }
    if (
      concerns(draft, current, 'products', 'defaultProduct') &&
      products &&
      !products.some(({ product }) => product === defaultProduct)
    )
      throw badField('defaultProduct', 'app-manage.vip-package.notOffered')
    if (concerns(draft, current, 'countdownHours', 'endsAt') && countdownHours && !endsAt)
      throw badField('endsAt', 'app-manage.vip-package.countdown')
    if (concerns(draft, current, 'audience', 'userGroups') && audience === 'group' && !userGroups?.length)
      throw badField('userGroups', 'error.required')
  },
})
