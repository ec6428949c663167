import { buffer } from 'node:stream/consumers'
import { apiBase } from '../../../src/schema/entity'
import type { PageInfo } from '../../../src/schema/registry'
import { registry } from '../../../src/server/base/declarations'
import { exportColumns } from '../../../src/server/jobs/export/export-columns'
import { exportedLists, resolveExport } from '../../../src/server/jobs/export/export-list'
import { openSource } from '../../../src/server/jobs/export/open-source'
import { accountById } from '../../../src/server/access/account'
import { Faults } from './faults'
import { describeAnswer, type World } from './world'

/** What does not hold of a page's exports: the rows of the file are those of the list, in its order. */
export async function exportFaults(world: World, info: PageInfo): Promise<Faults> {
  const faults = new Faults()
  for (const { list } of exportedLists(registry).filter((each) => each.info === info))
    await faults.within(`exports ${list.export}`, async () => {
      const columns = ['id', ...list.columns, ...(list.moreColumns ?? [])].filter(
        (path, at, all) => all.indexOf(path) === at,
      )
      const exported = await exportedIds(world, info, list.export ?? '', columns)
      const { entity } = list
      const answer = await world.call(
        world.superAdmin,
        { method: 'POST', url: `${apiBase(entity)}/page` },
        { page: info.id, columns: [], size: 200 },
      )
      const listed = ((answer.data?.rows ?? []) as { id: number }[]).map(({ id }) => String(id))
      faults.unless(answer.code === '00000', `lists what ${list.export} exports`, () => describeAnswer(answer))
      faults.unless(
        exported.slice(0, 200).join() === listed.join(),
        `exports as ${list.export} what it lists`,
        () =>
          `${exported.slice(0, 5).join()} … (${exported.length}) instead of ${listed.slice(0, 5).join()} … (${listed.length})`,
      )
    })
  return faults
}

/** The first cells of a CSV file's lines, that of its headings left out. */
async function exportedIds(
  { app, superAdmin }: World,
  info: PageInfo,
  name: string,
  columns: readonly string[],
): Promise<string[]> {
  const { services } = app
  const account = await accountById(services.db, superAdmin.id)
  if (!account) throw new Error('The super administrator is not there.')
  const reader = { account, language: 'en', zone: 'Asia/Shanghai' } as const
  const params = { page: info.id, columns: [...columns] }
  const context = { ...reader, now: new Date(), db: services.db, services }
  const list = await resolveExport(registry, context, name, params)
  const source = await openSource({
    services,
    isEmbedded: process.env.DATABASE === 'embedded',
    list,
    columns: exportColumns(registry, list.entity, list.columns, reader),
    reader,
    format: 'csv',
    title: name,
  })
  let isWhole = false
  try {
    const text = (await buffer(source.content)).toString()
    isWhole = true
    return recordsOf(text).slice(1)
  } finally {
    await source.close(isWhole)
  }
}

/** The first cell of every record; line ends within quotes end none. */
function recordsOf(text: string): string[] {
  const plain = text.replace(/"(?:[^"]|"")*"/g, 'x')
  return plain
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(',')[0] ?? '')
}
