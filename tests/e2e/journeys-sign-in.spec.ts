import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { answer, faultsOf, findCommand, openList, passwordOf, press, test } from '../support/journey'

/** The code that an app shows now, or so many steps of 30 seconds later. */
function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })
}

async function fillIn(page: Page, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill('newcomer')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Enter')
}

/** As after a quarter of an hour: the server wants a proof before the next call whose address ends so. */
async function wantProof(page: Page, end: string): Promise<void> {
  const data = { reason: 'proofFirst', by: 'password' }
  let isAsked = false
  await page.route(`**${end}`, (route) => {
    const isTried = (route.request().postDataJSON() as { dryRun?: boolean }).dryRun === true
    if (isTried || isAsked) return route.fallback()
    isAsked = true
    return route.fulfill({ status: 403, json: { code: 'A0301', msg: 'Prove first', data } })
  })
}

test('a second step is set up, asked for, and turned off, by keyboard', async ({ page }) => {
  await fillIn(page, passwordOf('newcomer'))
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/profile/index?tab=factor')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).focus()
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await page.keyboard.type('000000')
  await press(page, 'Enter')
  await expect(dialog.getByRole('alert')).toContainText('This code is wrong')
  await dialog.getByLabel('Code').fill(codeOf(secret, -1))
  await press(page, 'Enter')
  const given = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(given.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = (await given.getByRole('listitem').first().textContent()) ?? ''
  await press(page, 'Escape')
  await expect(page.getByText('10 recovery codes are unused')).toBeVisible()

  await page.context().clearCookies()
  await fillIn(page, passwordOf('newcomer'))
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(codeOf(secret))
  await press(page, 'Enter')
  await expect(page).toHaveURL(/dashboard/)

  await page.context().clearCookies()
  await fillIn(page, passwordOf('newcomer'))
  await page.getByLabel('Code').fill(recoveryCode)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/profile/index?tab=factor')
  await expect(page.getByText('9 recovery codes are unused')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(page.getByText('Off: a password alone signs in.')).toBeVisible()
})

test('what is dangerous asks whether it is still you, and goes on with what was typed', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list?state=normal')
  await wantProof(page, '/reveal')
  await findCommand(page, 'reveal personal', 'Reveal personal data')
  await press(page, 'Enter')
  await answer(page, /Reason/, 'A ticket asks for it')
  const asked = page.getByRole('dialog', { name: 'Is it still you?' })
  await expect(asked.getByLabel('Password')).toBeFocused()
  await page.keyboard.type('not the password')
  await press(page, 'Enter')
  await expect(asked.getByRole('alert')).toContainText('The password is wrong.')
  await page.keyboard.type(passwordOf('admin'))
  const again = page.waitForResponse((each) => each.url().endsWith('/reveal') && each.ok())
  await press(page, 'Enter')
  expect((await again).request().postDataJSON()).toMatchObject({ reason: 'A ticket asks for it' })
  await expect(asked).toBeHidden()
})

test('the sign-in page shows what the product is where there is room, the form alone on a phone, and has no faults', async ({
  page,
}) => {
  await page.goto('/login')
  const face = page.getByRole('region', { name: 'What this console is' })
  await expect(face).toContainText('finds or does anything')
  await expect(page.getByLabel('Username')).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(face).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeInViewport()
  expect(await faultsOf(page)).toEqual([])
})
