import type { Entity } from '../../../schema/entity'
import type { CommandInfo, PageInfo } from '../../../schema/registry'
import type { Uploads } from '../../../schema/uploads'
import type { Field } from '../../../schema/field'
import { isListing } from '../../../schema/page'
import { uploadsOf } from '../../../fields/upload-fields'
import { nameFor, type FileRole, type MatchRules } from '../../../shared/match-files'
import { call } from '../../base/api/api'
import { readRows } from '../../base/api/records'
import { sendUploadPart } from '../../base/api/upload'
import { runCommand, type Arguments } from '../commands/run-command'
import { registry } from '../declared/registry'
import { UploadQueue, type Transport } from './upload-queue'

/** What a row of the list has already. */
export interface Standing {
  readonly hasFilm: boolean
  readonly languages: readonly string[]
}

/** Where the files of one list are matched, sent and given to its rows. */
export interface Bench {
  /** As it is remembered by in this browser. */
  readonly id: string
  readonly queue: UploadQueue
  readonly commands: Readonly<Record<FileRole, CommandInfo>>
  /** What the commands are run with besides the files. */
  readonly args: Readonly<Record<FileRole, Arguments>>
  setArg(role: FileRole, name: string, value: unknown): void
  readonly onArgs: (hearer: () => void) => () => void
  readonly rules: () => MatchRules
  /** Reads anew which uploads are open. @throws ApiError */
  readOpen(): Promise<void>
  /** Reads anew which rows there are and what they have, and which uploads are open. @throws ApiError */
  read(): Promise<ReadonlyMap<number, Standing>>
}

const benches = new Map<string, Bench>()

/** The bench of a list that is opened by a record, which goes on while other pages are on screen; undefined where it has none. */
export function benchOf(info: PageInfo, about: number): Bench | undefined {
  const { page } = info
  if (!isListing(page) || !page.uploads) return undefined
  const id = `${info.id} ${about}`
  const known = benches.get(id) ?? makeBench(id, info, page.entity, page.uploads, about)
  if (known) benches.set(id, known)
  return known
}

function makeBench(id: string, info: PageInfo, entity: Entity, uploads: Uploads, about: number): Bench | undefined {
  const named = (name: string) => registry.commands.get(`${info.id}.${name}`)
  const [film, subtitle] = [named(uploads.films.command), named(uploads.subtitles.command)]
  const [opener] = info.page.openedBy ?? []
  if (!film || !subtitle || opener === undefined) return undefined
  const commands = { film, subtitle }
  const endings = { film: endingsOf(film), subtitle: endingsOf(subtitle) }
  let known: Omit<MatchRules, 'endings'> = { languages: [], numbers: [] }
  const rules = () => ({ ...known, endings })
  const placeOf = (role: FileRole) => `${commands[role].id}.files`
  const transport: Transport = {
    begin: ({ fileName, size, modified, matched }) =>
      call('POST /third/upload/begin', {
        input: {
          field: placeOf(matched.role ?? 'film'),
          about,
          name: nameFor(fileName, matched, known.languages),
          fileName,
          size,
          modified,
        },
        quiet: true,
      }),
    sendPart: sendUploadPart,
    finish: (key) => call('POST /third/upload/finish', { input: { key }, quiet: true }),
    cancel: (key) => call('POST /third/upload/cancel', { input: { key }, quiet: true }),
    attach: async (role, rows) => {
      const files = rows.flatMap(({ told, fileName, matched }) =>
        told ? [{ key: told.key, name: nameFor(fileName, matched, known.languages) }] : [],
      )
      const given = { ...args[role], [opener]: about, files }
      // What stands already is told beside each file before it is sent.
      await runCommand(commands[role], { kind: 'none' }, given, { confirmed: true })
    },
  }
  let args = { film: defaultsOf(film, opener), subtitle: defaultsOf(subtitle, opener) }
  const hearers = new Set<() => void>()
  const bench: Bench = {
    id,
    get args() {
      return args
    },
    setArg: (role, name, value) => {
      args = { ...args, [role]: { ...args[role], [name]: value } }
      for (const hearer of hearers) hearer()
    },
    onArgs: (hearer) => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    queue: new UploadQueue(transport, rules),
    commands,
    rules,
    readOpen: async () => {
      const fields = [placeOf('film'), placeOf('subtitle')].join(',')
      const open = await call('GET /third/upload/open', { input: { fields, about }, quiet: true })
      known = { ...known, languages: open.languages }
      bench.queue.take(open.uploads)
    },
    read: async () => {
      const standing = await standingOf(info, entity, uploads, { [opener]: about })
      known = { ...known, numbers: [...standing.keys()] }
      await bench.readOpen()
      return standing
    },
  }
  return bench
}

function endingsOf({ command }: CommandInfo): readonly string[] {
  const field: Field | undefined = command.asks?.files
  return (field && uploadsOf(field)) ?? []
}

/** The arguments that are asked for besides the files and what the page is opened by, with what they are at first. */
export function furtherAsks({ command }: CommandInfo, opener: string): [string, Field][] {
  return Object.entries(command.asks ?? {}).filter(([name]) => name !== 'files' && name !== opener)
}

/** What is asked for is there from the beginning, so that one key is enough: its usual value, or the first of its choices. */
function defaultsOf(info: CommandInfo, opener: string): Arguments {
  return Object.fromEntries(
    furtherAsks(info, opener).flatMap(([name, field]) => {
      const choices: readonly unknown[] = field.required && 'of' in field && Array.isArray(field.of) ? field.of : []
      const value = field.default ?? choices[0]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** As many rows as a call answers. */
const window = 200

/** What each row has already, by its number. */
async function standingOf(
  info: PageInfo,
  entity: Entity,
  { by, among = {}, films, subtitles }: Uploads,
  opened: Readonly<Record<string, number>>,
): Promise<Map<number, Standing>> {
  const found = new Map<number, Standing>()
  const fixed = Object.fromEntries(
    Object.entries({ ...opened, ...among }).map(([name, value]) => [name, { is: [value] }]),
  )
  for (let offset = 0; ; offset += window) {
    const rows = await readRows(entity, {
      page: info.id,
      filters: fixed,
      columns: [by, films.has, subtitles.has],
      sort: by,
      size: window,
      offset,
    })
    for (const row of rows) {
      const [film, languages] = [row[films.has], row[subtitles.has]]
      found.set(Number(row[by]), {
        hasFilm: typeof film === 'string' && film !== 'none',
        languages: Array.isArray(languages) ? languages.map(String) : [],
      })
    }
    if (rows.length < window) return found
  }
}
