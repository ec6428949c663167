import * as commands from '../../../../commands/develop-manage/dic-list'
import type constant from '../../../entities/develop-manage/constant'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { namesOf } from '../../domain/areas/dictionary-rules'
import { choosingFields } from '../../operations/dictionary-uses'
import { handlers } from '../../operations/handler'
import { listOf } from '../../operations/uses-of'

type Dictionary = Row<typeof constant>

export default handlers(commands, {
  /** Every field that picks from the dictionary, with the list that shows its records. */
  showUses: {
    run: (context, { key }: Dictionary): Promise<Findings> => {
      const findings = choosingFields(context.services.registry, key).map((place): Finding => {
        const to = listOf(context, place.entity)
        return { caption: 'findings.usedAs', params: namesOf(context, place), value: null, ...(to && { to }) }
      })
      return Promise.resolve({ findings })
    },
  },
})
