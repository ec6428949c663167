import type cloudUsageDay from '../../../entities/data-manage/cloud-usage-day'
import type { Generator, RowOf } from '../world'

/** The provider bills in one currency, wherever its servers stand. */
export const cloudUsageDayGenerator: Generator = {
  row: (): RowOf<typeof cloudUsageDay> => ({ currency: 'USD' }),
}
