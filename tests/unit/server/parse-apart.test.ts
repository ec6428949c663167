import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { firstColumnApart, parseApart } from '../../../src/server/sheets/parse-apart'

test('a sheet is read in a thread of its own, and other work goes on meanwhile', async () => {
  const rows = [['id', 'day'], ...Array.from({ length: 20_000 }, (_, index) => [index, new Date('2026-01-02')])]
  const bytes = await writeXlsx({ sheets: [{ name: 'a', rows }] })
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  const sheet = await parseApart({ bytes, extension: 'xlsx' })
  clearInterval(turning)
  expect(sheet.headings).toEqual(['id', 'day'])
  expect(sheet.rows).toHaveLength(20_000)
  expect(sheet.rows[0]).toEqual({ line: 2, cells: [0, new Date('2026-01-02')] })
  // Read on this thread, it would turn once or twice.
  expect(turns).toBeGreaterThan(10)
})

test('what is wrong with a sheet comes back as it was found, and the next one is read', async () => {
  const broken = parseApart({ bytes: Buffer.from('no archive'), extension: 'xlsx' })
  const sound = parseApart({ bytes: Buffer.from('id\n7\n'), extension: 'csv' })
  await expect(broken).rejects.toMatchObject({ problem: 'import.unreadable' })
  await expect(sound).resolves.toEqual({ headings: ['id'], rows: [{ line: 2, cells: ['7'] }] })
})

test('a first column is read alone, with its heading, of more rows than an import has', async () => {
  const rows = [['id', 'day'], ...Array.from({ length: 60_000 }, (_, index) => [index, 'x'])]
  const bytes = await writeXlsx({ sheets: [{ name: 'a', rows }] })
  const column = await firstColumnApart({ bytes, extension: 'xlsx' })
  expect(column).toHaveLength(60_001)
  expect(column.slice(0, 3)).toEqual(['id', 0, 1])
  await expect(firstColumnApart({ bytes: Buffer.from('id,day\n7,8\n\n9\n'), extension: 'csv' })).resolves.toEqual(
    expect.arrayContaining(['id', '7', '9']),
  )
})
