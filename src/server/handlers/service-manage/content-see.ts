import * as commands from '../../../../commands/service-manage/content-see'
import client from '../../../entities/app-manage/client'
import areaConfig from '../../../entities/develop-manage/area-config'
import contentItem from '../../../entities/movie-manage/content-item'
import feedback from '../../../entities/service-manage/feedback'
import type { Finding, Findings } from '../../../schema/findings'
import { caption, type Language } from '../../base/captions'
import { serialNumber } from '../../operations/serial-number'
import type { Facts } from '../../domain/visibility/facts'
import { firstFailed, type Gate, gatesOf } from '../../domain/visibility/gates'
import { readFacts } from '../../domain/visibility/read-facts'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

const tones = { passed: 'good', opened: 'good', unknown: 'warn', failed: 'bad' } as const

/** What a deep link calls a kind of title. */
const linkTypes = { movie: 'MOVIE', series: 'DRAMA', short: 'SHORT', video: null } as const

export default handlers(commands, {
  /** Why somebody does or does not see a title: the answer for them, then every condition. */
  check: {
    guard: async (context, { ticket, content }) => {
      if (content === null && (await titleOf(context, ticket)) === null) throw badField('content', 'error.required')
    },
    run: async (context, args): Promise<Findings & { readonly sentence: string }> => {
      const ticket = args.ticket === null ? undefined : await context.records.get(feedback, args.ticket)
      const content = args.content ?? (await titleOf(context, args.ticket))
      if (content === null) throw badField('content', 'error.required')
      const facts = await readFacts(context, content, {
        user: args.user ?? ticket?.user ?? null,
        country: args.country,
        client: args.client ?? ticket?.client ?? null,
        clientVersion: args.clientVersion ?? ticket?.clientVersion ?? null,
        language: args.language ?? ticket?.language ?? null,
      })
      const gates = gatesOf(facts)
      const failed = firstFailed(gates)
      const sentence = caption(spokenBy(facts), `visibility.answer.${failed?.id ?? 'seen'}`)
      return {
        sentence,
        findings: [answerOf(sentence, failed), ...gates.map((gate) => findingOf(context.language, gate))],
      }
    },
  },

  /** The first condition that fails, over all areas of the catalogue and all clients. */
  matrix: {
    run: async (context, { content, user }) => {
      const [areas, clients] = [
        await context.records.where(areaConfig, { group: 'state', enabled: true }, 60),
        await context.records.where(client, {}, 12),
      ]
      const base = await readFacts(context, content, {
        user,
        country: null,
        client: null,
        clientVersion: null,
        language: null,
      })
      return areas.map((area) => ({
        area: context.records.labelOf(areaConfig, area),
        ...Object.fromEntries(
          clients.map((each) => {
            const place = { country: area.countries?.[0] ?? null, areas: [area.id] }
            const failed = firstFailed(
              gatesOf({ ...base, place, device: { client: each.id, versionState: null, language: null } }),
            )
            return [context.records.labelOf(client, each), verdictText(context.language, failed)]
          }),
        ),
      }))
    },
  },

  /** Tells the content team of what is wrong with a title, as a ticket of their own. */
  openTicket: {
    run: async ({ records, now }, { content, note, priority }) => {
      const title = await records.get(contentItem, content)
      const type = linkTypes[title.type ?? 'movie']
      const ticket = await records.insert(feedback, {
        number: serialNumber('FB', now).slice(0, 16),
        category: 'contentError',
        content: note,
        priority: priority ?? 'normal',
        ...(type && { target: { type, target: String(content) } }),
      })
      return {
        findings: [
          { caption: 'visibility.ticket', value: ticket.number, to: `/service-manage/feedback-list?id=${ticket.id}` },
        ],
      }
    },
  },
})

/** The title that a ticket is about; null where it is about none. */
async function titleOf({ records }: Context, ticket: number | null): Promise<number | null> {
  const target = ticket === null ? null : (await records.get(feedback, ticket)).target
  return target && ['MOVIE', 'DRAMA', 'SHORT'].includes(target.type) ? Number(target.target) : null
}

function answerOf(sentence: string, failed: Gate | undefined): Finding {
  return { caption: 'visibility.answer', value: sentence, tone: failed ? 'bad' : 'good' }
}

function findingOf(reader: Language, { id, verdict, to }: Gate): Finding {
  return {
    caption: `visibility.${id}`,
    value: caption(reader, `visibility.${verdict}`),
    tone: tones[verdict],
    ...(to && { to }),
  }
}

function verdictText(reader: Language, failed: Gate | undefined): string {
  return failed ? caption(reader, `visibility.${failed.id}`) : '✓'
}

/** The language that a user is answered in: of those that answers are written in, their own, else English. */
function spokenBy({ device }: Facts): Language {
  return device.language?.startsWith('zh') ? 'zh' : 'en'
}
