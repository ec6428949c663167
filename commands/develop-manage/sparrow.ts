import cachePurge from '../../src/entities/develop-manage/cache-purge'
import { defineCommand } from '../../src/schema/command'

export const retry = defineCommand(cachePurge, { on: 'rows', icon: 'refresh-cw' })
