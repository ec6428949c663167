import * as commands from '../../../../commands/movie-manage/country-group'
import country from '../../../entities/develop-manage/country'
import { pickCaption } from '../../../fields/format'
import type { Finding } from '../../../schema/findings'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

export default handlers(commands, {
  /** A country that all of them hold tells nothing apart: those are counted, the others named with who holds them. */
  compareGroups: {
    runTogether: async ({ records, language }, rows) => {
      if (rows.length < 2) throw badField('ids', 'error.tooFew')
      const holders = new Map<number, string[]>()
      for (const { code, countries } of rows)
        for (const id of countries) holders.set(id, [...(holders.get(id) ?? []), code])
      const some = [...holders].filter(([, codes]) => codes.length < rows.length)
      const names = new Map(
        (await records.where(country, { id: some.map(([id]) => id) })).map(({ id, name }) => [
          id,
          pickCaption(name, language),
        ]),
      )
      const findings = some.map(([id, codes]): Finding => ({
        caption: 'movie-manage.country-group.compareGroups.onlyIn',
        params: { country: names.get(id) ?? `#${id}` },
        value: codes.join(', '),
      }))
      const common: Finding = {
        caption: 'movie-manage.country-group.compareGroups.common',
        value: holders.size - some.length,
        tone: 'good',
      }
      return { findings: [common, ...findings] }
    },
  },
})
