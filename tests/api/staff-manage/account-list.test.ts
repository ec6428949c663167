import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetPassword } from '../../../commands/staff-manage/account-list'
import account from '../../../src/entities/staff-manage/account'
import { mailedPassword } from '../../support/mailed-password'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Staff
beforeAll(async () => {
  app = await startTestApp()
  boss = await app.staff('super')
})
afterAll(() => app.stop())

const one = async (table: string, id: number) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(app.db)).rows[0]

test('a reset password goes to the owner by mail, and nobody else is told', async () => {
  const holder = await app.make(account, { employment: 'employee' })
  const { data } = await app.as(boss).run(resetPassword, holder, { reason: 'Forgotten' })
  const password = await mailedPassword(app.db, holder.id)
  expect(data.result.findings[0]?.value).toBe(holder.email)
  expect(JSON.stringify(data)).not.toContain(password)
  expect(await one('account', holder.id)).toMatchObject({ must_change_password: true })
  const said = await sql`select 1 from audit_entry where changes::text like ${`%${password}%`}`.execute(app.db)
  expect(said.rows).toEqual([])
})
