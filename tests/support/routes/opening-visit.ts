import type { Opening } from './declared-routes'
import type { RouteVisitor, Visit } from './route-visit'

interface Way {
  readonly way: Opening
  readonly keys: string
}

const dialog = '[role=dialog]'
const anyDialog = ':is([role=dialog], [role=alertdialog])'
/** Records of a grid, or of an arrangement. */
const rowsOf = '[role=row][data-index], main ol > li[data-id]'
/** Where a record is next to its list. */
const panel = 'main aside[aria-label]'
const wait = { timeout: 5_000 }

/**
 * Opens something from a list by its keys: a form for a new record, that of the first record, or the record itself. What opens
 * is a dialog, a panel or a page, a form has fields, and neither is refused nor says that the record is missing.
 */
export async function openFrom(
  visitor: RouteVisitor,
  address: string,
  title: string,
  { way, keys }: Way,
): Promise<Visit> {
  const { page } = visitor
  const visit = await visitor.visit(address, title, false)
  const route = `${way} of ${address}`
  const rows = await page.locator(rowsOf).count()
  // Of an empty list nothing is opened; that it is empty is the page's own business.
  if (way !== 'new' && rows === 0) return { ...visit, route }
  await page.keyboard.press('Escape')
  if (way !== 'new') await page.locator(rowsOf).first().focus()
  const before = { url: page.url(), shown: await page.evaluate(shownBeside, { dialog, panel }) }
  const opened = await visitor.act(route, async () => {
    await page.keyboard.press(keys)
    await page.waitForFunction(isOpened, { before, dialog, panel }, wait).catch(() => undefined)
  })
  const faults = [...visit.faults, ...opened.faults, ...(await faultsOfOpened(visitor, before, way))]
  if (!(await isClosed(visitor))) faults.push('asks before it is closed, though nothing was typed')
  return { ...opened, faults: [...new Set(faults)] }
}

/** Closes the dialog: the first Escape leaves a field, the second closes it. @returns whether it did, without a question */
async function isClosed({ page }: RouteVisitor): Promise<boolean> {
  for (let presses = 0; presses < 2 && (await page.locator(dialog).count()) > 0; presses++)
    await page.keyboard.press('Escape')
  return page
    .locator(anyDialog)
    .first()
    .waitFor({ state: 'detached', timeout: 2_000 })
    .then(
      () => true,
      () => false,
    )
}

/** What is next to a list: dialogs and panels, by what they say. Runs in the browser. */
function shownBeside(parts: { readonly dialog: string; readonly panel: string }): string {
  return [...document.querySelectorAll(`${parts.dialog}, ${parts.panel}`)].map((part) => part.textContent).join('\n')
}

/** What stood on screen before the keys: a panel that stood already is not what they open. */
interface Before {
  readonly url: string
  readonly shown: string
}

/** Runs in the browser. */
function isOpened({ before, dialog, panel }: { before: Before; dialog: string; panel: string }): boolean {
  const parts = [...document.querySelectorAll(`${dialog}, ${panel}`)].map((part) => part.textContent).join('\n')
  return location.href !== before.url || (parts !== '' && parts !== before.shown)
}

async function faultsOfOpened({ page }: RouteVisitor, before: Before, way: Opening): Promise<string[]> {
  const dialogs = await page.locator(dialog).count()
  if (!(await page.evaluate(isOpened, { before, dialog, panel }))) return ['opens nothing']
  if (dialogs === 0 && /\/(401|404)\b/.test(page.url())) return [`leads to ${page.url()}`]
  if ((await page.locator('[data-missing]').count()) > 0) return ['says that the record is missing']
  if (way === 'record') return []
  const field = page.locator(dialogs > 0 ? `${dialog} [data-field]` : 'main [data-field]').first()
  return field.waitFor({ state: 'attached', ...wait }).then(
    () => [],
    () => ['opens no form'],
  )
}
