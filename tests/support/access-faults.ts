import { apiBase, labelFields, scopeFields } from '../../src/schema/entity'
import { isListing } from '../../src/schema/page'
import { allOperations } from '../../src/server/all-operations'
import { registry } from '../../src/server/base/declarations'
import type { Operation } from '../../src/server/pipeline/operation'
import { firstHidden, hiddenNumber, secretMark, type AccessWorld, type Pair } from './access-world'
import type { Staff } from './test-app'

const all = allOperations(registry)
const operations = all.filter(({ guard, raw }) => guard !== 'anyone' && !raw)
/** The file of a short list, at once. */
const fileCall = all.find(({ url }) => url === '/excel/common/export')!
const findCall = operations.find(({ id }) => id === 'record.find')!
const historyCall = operations.find(({ id }) => id === 'record.history')!

/** The calls of an entity, by whose they say they are, else by where they are. */
function callsOf({ entity }: Pair): Operation[] {
  return operations.filter(({ id, url }) => {
    const [owner = ''] = id.split('.')
    return owner === entity.name || (!registry.entities.has(owner) && url.startsWith(`${apiBase(entity)}/`))
  })
}

const isNear = ({ entity }: Pair) => scopeFields(entity).length > 0

/** Bodies that ask a call for all that it may tell. */
function bodiesFor({ id, command, audit }: Operation, { entity, hidden }: Pair): object[] {
  const end = id.slice(id.lastIndexOf('.') + 1)
  if (end === 'options') return [{ limit: 50 }, { ids: String(hidden) }, { search: String(hidden) }]
  if (end === 'resolve') return labelFields(entity).map((field) => ({ field, values: [String(hidden)] }))
  if (end === 'page' || end === 'count') return [{}, { filters: { id: { is: [hidden] } } }]
  // Of a call that only reads, whatever it is: all that it tells by itself, and of the record.
  return command || audit ? [] : [{}, { id: hidden }, { ids: [hidden] }]
}

/** The hidden numbers that an answer names and its call did not. */
function told(answer: string, sent: object): readonly string[] {
  const numbersIn = (text: string): readonly string[] => text.match(new RegExp(hiddenNumber, 'g')) ?? []
  const asked = numbersIn(JSON.stringify(sent))
  return numbersIn(answer).filter((number) => !asked.includes(number))
}

/** Where the calls of an entity tell an account of a record or a secret that is not for it. Empty when all is well. */
export async function leaksOf(world: AccessWorld, pair: Pair): Promise<string[]> {
  const { own, near, nobody, withoutSecrets } = world.readers
  const leaks: string[] = []
  const look = async (who: keyof AccessWorld['readers'], staff: Staff, operation: Operation, body: object) => {
    const { code, text } = await world.ask(staff, operation, body)
    const description = `${who} ${operation.id} ${JSON.stringify(body)}: ${code}`
    if (code === 'B0001') leaks.push(`${description} is a fault`)
    if ((who === 'nobody' || who === 'withoutSecrets') && text.includes(secretMark))
      leaks.push(`${description} tells a secret`)
    const hidden = told(text, body).filter(
      (number) => who !== 'near' || isNear(world.pairs[Number(number) - firstHidden]!),
    )
    if (who !== 'withoutSecrets' && hidden.length > 0) leaks.push(`${description} tells of a hidden record`)
  }
  for (const operation of callsOf(pair))
    for (const body of bodiesFor(operation, pair)) {
      // What everybody may ask for, such as a role that one applies for, everybody may choose.
      if (operation.guard !== 'signedIn') await look('nobody', nobody, operation, body)
      await look('withoutSecrets', withoutSecrets, operation, body)
      if (!operation.choosing) await look('own', own, operation, body)
      if (isNear(pair)) await look('near', near, operation, body)
    }
  await look('own', own, findCall, { text: String(pair.hidden) })
  for (const { id, page } of registry.pages.values())
    if (isListing(page) && page.entity === pair.entity && page.export)
      await look('own', own, fileCall, { exportType: page.export, paramJson: { page: id, filters: {} }, format: 'csv' })
  return leaks
}

/** Where calls answer of a hidden record otherwise than of one that is not there. Empty when all is well. */
export async function differencesOf(world: AccessWorld, pair: Pair): Promise<string[]> {
  const { own, near } = world.readers
  const found: string[] = []
  const compare = async (who: string, staff: Staff, operation: Operation, bodyOf: (id: number) => object) => {
    const command = operation.command?.id
    const hidden = await world.ask(staff, operation, bodyOf(pair.hidden), command)
    const none = await world.ask(staff, operation, bodyOf(world.missing), command)
    const plain = (text: string, id: number) => text.replaceAll(String(id), '#')
    if (plain(hidden.text, pair.hidden) !== plain(none.text, world.missing))
      found.push(`${who} ${command ?? operation.id}: ${hidden.text.slice(0, 300)} | ${none.text.slice(0, 120)}`)
  }
  const readers = [['own', own] as const, ...(isNear(pair) ? [['near', near] as const] : [])]
  for (const [who, staff] of readers)
    for (const operation of callsOf(pair))
      for (const bodyOf of bodiesAbout(operation, pair)) await compare(who, staff, operation, bodyOf)
  await compare('own', own, historyCall, (id) => ({ entity: pair.entity.name, id }))
  return found
}

/** The ways to name one record to a call: by its number, and among others. */
function bodiesAbout({ id, command }: Operation, { entity }: Pair): ((id: number) => object)[] {
  if (id.endsWith('.detail')) return [(number) => ({ id: number })]
  const info = command && registry.commands.get(command.id)
  if (!info || info.command.entity !== entity || info.command.on === 'page') return []
  const rest = { ...info.command.sends, dryRun: true }
  const many = info.command.on === 'rows' ? [(number: number) => ({ ids: [number], ...rest })] : []
  return [(number) => ({ id: number, ...rest }), ...many]
}
