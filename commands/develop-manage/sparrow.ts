import cachePurge from '../../src/entities/develop-manage/cache-purge'
import { because, manyOf, string } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const retry = defineCommand(cachePurge, { on: 'rows', does: move(), icon: 'refresh-cw' })

/** Who holds the tool holds all of it. */
const code = 'DevelopManage:sparrow'

export const lookUp = definePageCommand({
  code,
  asks: { id: string({ max: 64, required: true }) },
  call: 'POST /develop/backend/sparrow/lookUp',
  icon: 'scan-search',
  alsoCalled: ['find any id', 'whose id is this', '查询任意 ID', 'ID 转换'],
})

/** Dictionaries and queries are kept by browsers, rights and lists by servers. */
export const clearCaches = definePageCommand({
  code,
  asks: {
    caches: manyOf(['dictionaries', 'queries', 'rights', 'lists'], { required: true }),
    reason: because({ max: 200 }),
  },
  call: 'POST /develop/backend/sparrow/clearCaches',
  danger: 'confirm',
  destroys: true,
  icon: 'brush-cleaning',
  alsoCalled: ['purge cache', 'flush cache', '清理缓存', '清除缓存'],
})
