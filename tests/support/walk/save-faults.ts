import { fixedValues as fixedValuesOf } from '../../../src/fields/fixed-filters'
import { apiBase, type Entity } from '../../../src/schema/entity'
import { parseCall } from '../../../src/schema/names'
import type { Call } from '../../../src/schema/page'
import type { CommandInfo, PageInfo } from '../../../src/schema/registry'
import { registry } from '../../../src/server/base/declarations'
import { isListing } from '../../../src/schema/page'
import { canonical } from '../../../src/server/db/records'
import type { Staff } from '../test-app'
import { Faults } from './faults'
import { settledSave } from './settled-save'
import { describeAnswer, type Answer, type World } from './world'

type Record_ = Readonly<Record<string, unknown>>

/** What does not hold of saving on a page: create, edit, a stale save, delete, each where the page offers it. */
export async function saveFaults(world: World, info: PageInfo): Promise<Faults> {
  const faults = new Faults()
  const { page } = info
  if (page.entity) await faults.within('saves', () => walkSaves(world, info, page.entity as Entity, faults))
  return faults
}

async function walkSaves(world: World, info: PageInfo, entity: Entity, faults: Faults): Promise<void> {
  const { page } = info
  const verbs = 'verbs' in page ? (page.verbs ?? []) : []
  const calls: Readonly<Partial<Record<string, Call>>> = ('calls' in page && page.calls) || {}
  const url = (name: string) => parseCall(calls[name] ?? calls.save ?? `POST ${apiBase(entity)}/save`)
  const holder = await world.holderOf(info)
  const read = async (id: number) =>
    world.call(world.superAdmin, { method: 'GET', url: `${apiBase(entity)}/detail` }, { id })

  let id: number | undefined
  if (verbs.includes('create')) {
    const refused = await world.call(world.nobody, url('create'), {})
    faults.unless(refused.code === 'A0301', 'nobody creates without the right', () => describeAnswer(refused))
    const { body, answer: made } = await settledSave(world, entity, {
      purpose: 'create',
      of: (example) => ({ ...example, ...fixedValues(info, entity) }),
      send: (draft) => world.call(world.superAdmin, url('create'), draft, `${info.id}.new`),
    })
    faults.unless(made.code === '00000', `creates from ${brief(body)}`, () => describeAnswer(made))
    id = made.data?.id as number | undefined
    if (id !== undefined) {
      const lost = differences(entity, body, (await read(id)).data ?? {})
      faults.unless(lost.length === 0, 'keeps what was saved', () => lost.join('; '))
    }
    if (id !== undefined && isListing(page)) {
      const listed = await world.call(
        world.superAdmin,
        { method: 'POST', url: `${apiBase(entity)}/page` },
        { page: info.id, columns: [], filters: { id: { is: [id] } } },
      )
      faults.unless((listed.data?.rows as unknown[] | undefined)?.length === 1, 'lists what it has created', () =>
        describeAnswer(listed),
      )
    }
  }

  if (verbs.includes('edit') || (page.kind === 'settings' && registry.commands.has(`${info.id}.edit`))) {
    id ??= (await standing(world, entity, {}, holder)).id
    const before = (await read(id)).data ?? {}
    const { version } = before
    const refused = await world.call(world.nobody, url('edit'), { id, version })
    faults.unless(refused.code === 'A0301', 'nobody edits without the right', () => describeAnswer(refused))
    const { body: changed, answer: edited } = await settledSave(world, entity, {
      purpose: 'edit',
      of: (example) => onForm(page, { ...example, ...fixedValues(info, entity) }),
      send: (change) => world.call(world.superAdmin, url('edit'), { id, version, ...change }),
    })
    faults.unless(edited.code === '00000', `edits ${brief(changed)}`, () => describeAnswer(edited))
    if (edited.code === '00000') {
      const lost = differences(entity, changed, (await read(id)).data ?? {})
      faults.unless(lost.length === 0, 'keeps what was edited', () => lost.join('; '))
      const stale = await world.call(holder, url('edit'), { id, version })
      const isConflict = stale.code === 'B01' && stale.data?.reason === 'stale'
      faults.unless(isConflict, 'refuses a save from an older version', () => describeAnswer(stale))
    }
  }

  const command = verbs.includes('delete') ? registry.commands.get(`${info.id}.delete`) : undefined
  if (command) {
    const candidates = async function* () {
      if (id !== undefined) yield id
      for (const state of Object.keys(entity.states ?? { only: {} }))
        yield (await standing(world, entity, entity.states && { state }, holder)).id
    }
    await walkDelete(world, command, candidates(), holder, faults)
  }
}

/** A new record; of what there is one of each kind, one that stands. */
async function standing(world: World, entity: Entity, values: Record_ | undefined, by: Staff): Promise<{ id: number }> {
  try {
    return await world.insert(entity, values, by)
  } catch (error) {
    const [row] = await world.some(entity, typeof values?.state === 'string' ? [values.state] : undefined)
    if (!row) throw error
    return row
  }
}

/** Records may be in the way of being deleted, by their state or by rule: one of them has to go. */
async function walkDelete(
  world: World,
  { id: name, call, command }: CommandInfo,
  candidates: AsyncIterable<number>,
  holder: Staff,
  faults: Faults,
): Promise<void> {
  const answers: Answer[] = []
  for await (const id of candidates) {
    const own = await world.call(holder, call, { id }, name)
    // Rules may leave it to who holds another right as well.
    const answer = own.code === '00000' ? own : await world.call(world.superAdmin, call, { id }, name)
    answers.push(answer)
    if (answer.code !== '00000') continue
    const entity = command.entity as Entity
    const after = await world.call(world.superAdmin, { method: 'GET', url: `${apiBase(entity)}/detail` }, { id })
    const isGone = after.code === 'A0404' || answer.data?.approvalIds !== undefined
    faults.unless(isGone, 'has deleted what it deletes', () => describeAnswer(after))
    return
  }
  faults.unless(false, 'deletes', () => [...new Set(answers.map(describeAnswer))].join(' | '))
}

/** The fields that the page's form shows; all of them where it does not say. */
function onForm(page: PageInfo['page'], values: Record_): Record_ {
  const groups = 'fieldsets' in page ? Object.values(page.fieldsets ?? {}) : []
  const shown: ReadonlySet<string> = new Set(groups.flat())
  return Object.fromEntries(Object.entries(values).filter(([name]) => shown.size === 0 || shown.has(name)))
}

/** What a page's list always filters by, as values of a new record: else it would not be listed. */
function fixedValues({ page }: PageInfo, entity: Entity): Record_ {
  if (!isListing(page)) return {}
  return Object.fromEntries(Object.entries(fixedValuesOf(page)).filter(([name]) => !entity.fields[name]?.readOnly))
}

/** The fields that hold something else than was sent; what is answered masked cannot be known. */
function differences({ fields }: Entity, sent: Record_, held: Record_): string[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const found = held[name]
    const isSame = fields[name]?.secret !== undefined || plain(within(value, found)) === plain(value)
    return isSame ? [] : [`${name}: sent ${plain(value)}, holds ${plain(found)}`]
  })
}

/** As much of what is stored as was sent: members that were left out may have taken their defaults. */
function within(sent: unknown, held: unknown): unknown {
  if (Array.isArray(sent) && Array.isArray(held) && sent.length === held.length)
    return sent.map((one, index) => within(one, held[index]))
  const isRecord = (value: unknown): value is Record_ =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isRecord(sent) || !isRecord(held)) return held
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, within(value, held[name])]))
}

/** References are sent as ids and answered with their labels. */
function plain(value: unknown): string {
  const one = (each: unknown) =>
    typeof each === 'object' && each !== null && 'id' in each && 'label' in each ? each.id : each
  return canonical(Array.isArray(value) ? value.map(one) : one(value)) ?? 'nothing'
}

function brief(body: Record_): string {
  return JSON.stringify(body).slice(0, 300)
}
