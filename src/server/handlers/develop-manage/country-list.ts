import * as commands from '../../../../commands/develop-manage/country-list'
import cdnRoute from '../../../entities/app-manage/cdn-route'
import officialInfo from '../../../entities/configur-manage/official-info'
import areaConfig from '../../../entities/develop-manage/area-config'
import country from '../../../entities/develop-manage/country'
import language from '../../../entities/develop-manage/language'
import product from '../../../entities/vip-manage/product'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Country = Row<typeof country>

const groups = areaConfig.fields.group.of

const legalKeys = ['termsUrl', 'privacyUrl'] as const

const found = 'develop-manage.country-list.readiness'

export default handlers(commands, {
  readiness: {
    undo: 'never',
    run: async (context, row): Promise<Findings> => ({ findings: await pointsOf(context, row) }),
  },

  /** A country opens when nothing is missing that its users would look for. */
  launch: {
    check: async (context, row) =>
      !(await pointsOf(context, row)).some(({ tone }) => tone === 'bad') || 'develop-manage.country-list.notReady',
    run: async ({ records }, row) => void (await records.update(country, row, { state: 'open' })),
  },
})

/** What a launch needs, point by point. */
async function pointsOf(context: Context, row: Country): Promise<Finding[]> {
  const { records } = context
  const areas = (await records.where(areaConfig, {}, 5_000)).filter(({ countries }) => countries.includes(row.id))
  const missing = groups.filter((group) => !areas.some((area) => area.group === group))
  const spoken = await records.get(language, row.defaultLanguage)
  const own = new Set(areas.map(({ id }) => id))
  const reaches = (meant: readonly number[]) => meant.some((area) => area === ALL_AREAS || own.has(area))
  const infos = await records.where(officialInfo, { key: [...legalKeys], state: 'published' })
  const legal = legalKeys.filter(
    (key) => !infos.some((info) => info.key === key && reaches(info.areas) && info.title[spoken.code]?.trim()),
  )
  const onSale = await records.where(product, { state: 'onSale' }, 1)
  const routes = (await records.where(cdnRoute, {})).filter(
    ({ areas: meant, countries }) => reaches(meant) && (!countries?.length || countries.includes(row.id)),
  )
  return [
    point('areas', missing.length === 0, missing.join(', '), '/develop-manage/region-list'),
    point('product', onSale.length > 0, '', '/vip-manage/vip-goods'),
    point('legal', legal.length === 0, legal.join(', '), '/configur-manage/info-list'),
    point('cdn', routes.length > 0, '', '/app-manage/cdn-setting'),
  ]
}

function point(what: string, isThere: boolean, value: string, to: `/${string}`): Finding {
  return {
    caption: `${found}.${what}`,
    tone: isThere ? 'good' : 'bad',
    ...(value && { value }),
    ...(!isThere && { to }),
  }
}
