import * as commands from '../../../../commands/app-manage/home-tv-setting'
import { copyFromApp } from '../../domain/home/navigations'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  copyFromApp: {
    run: (context, args) => copyFromApp(context, args, 'tv'),
  },
})
