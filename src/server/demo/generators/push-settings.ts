import type pushSetting from '../../../entities/service-manage/push-setting'
import type { Generator, RowOf } from '../world'

/** The product's own defaults: what is sent must not depend on chance. */
export const pushSettingGenerator: Generator = {
  count: () => 1,
  distinct: true,
  row(): RowOf<typeof pushSetting> {
    return {
      marketingPerDay: 2,
      totalPerDay: 6,
      minGap: 5_400,
      quietFrom: '22:00',
      quietTo: '08:00',
      areaOverrides: null,
      globalPerSecond: 20_000,
      stopAll: false,
      testUsers: [],
    }
  },
}
