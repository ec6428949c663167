import * as list from '../../../../commands/service-manage/push-list'
import pushSetting from '../../../entities/service-manage/push-setting'
import { handlePage } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

/** Holds every push but those of category service; what is under way stops within a batch. */
export const stopAll = handlePage(list.stopAll, { run: (context) => hold(context, true) })

/** What was under way goes on by itself, within seconds. */
export const releaseAll = handlePage(list.releaseAll, { run: (context) => hold(context, false) })

async function hold({ records }: Context, stopAll: boolean): Promise<void> {
  const [setting] = await records.where(pushSetting, {}, 1)
  if (setting) await records.update(pushSetting, setting, { stopAll })
  else await records.insert(pushSetting, { stopAll })
}
