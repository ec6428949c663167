import { ask, expect, press, test, type Page } from '../support/journey'

/** A reviewer's own episodes, one after another: ten by keys alone in English, three by the mouse alone in Chinese. */

interface Task {
  readonly id: number
  readonly number: string
}

interface Decided {
  readonly stage: string
  readonly proposal: string
  readonly reasons: readonly { readonly id: number }[] | null
  readonly marks: readonly { readonly reason: number }[] | null
}

/** More are handed out by a job. */
const mostAtOnce = 20
/** Beside the keys that play the film. */
const mostKeys = 12

const article = (page: Page) => page.getByRole('article')
const numberShown = (page: Page) => article(page).getByRole('heading', { level: 2 }).first().locator('span')
const strip = (page: Page) => article(page).getByRole('form')
const player = (page: Page) => article(page).getByRole('group', { name: /^(Episode|分集)$/ })
const film = (page: Page) => player(page).locator('video')
const marks = (page: Page) => player(page).locator('[data-tone=bad]')
const isReady = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.readyState > 1)
const isOver = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.ended)

/** Hands the reviewer so many episodes of low risk that have a film and no mark, or more, and nothing else. @returns the address of their queue, and what is in it */
async function handOut(lead: Page, count: number) {
  const { rows: reviewers } = await ask<{ rows: readonly { id: number; 'account.realName': string }[] }>(
    lead,
    'POST /review/backend/reviewer/page',
    { columns: ['account.realName'], size: 100 },
  )
  const reviewer = reviewers.find((each) => each['account.realName'] === '林若溪')?.id
  await ask(lead, 'POST /review/backend/task/takeFromReviewer', { reviewer, to: 'pool', confirmed: true })
  const { rows } = await ask<{ rows: readonly Task[] }>(lead, 'POST /review/backend/task/page', {
    page: 'review-manage.initial-review',
    filters: { state: { is: ['waiting'] }, subject: { is: ['episode'] }, riskScore: { to: 60 } },
    columns: ['number'],
    sort: 'dueAt',
    size: 40,
  })
  const films = await Promise.all(
    rows.map(({ id }) => ask<object | null>(lead, 'GET /review/backend/task/film', { id: String(id) })),
  )
  const read = await Promise.all(rows.map(({ number }) => held(lead, rows, number)))
  // What another round has marked is not begun anew.
  const isFresh = (index: number) => films[index] !== null && (read[index]?.marks ?? []).length === 0
  const watched = rows.filter((_task, index) => isFresh(index))
  const ids = watched.map(({ id }) => id).slice(0, mostAtOnce)
  const { done } = await ask<{ done: readonly number[] }>(lead, 'POST /review/backend/task/assign', { ids, reviewer })
  expect(done.length).toBeGreaterThanOrEqual(count)
  return {
    address: `/review-manage/initial-review?state=assigned&reviewer=${reviewer}`,
    tasks: watched.filter(({ id }) => done.includes(id)),
  }
}

/** What the server holds of a task. */
const held = (lead: Page, tasks: readonly Task[], number: string) =>
  ask<Decided>(lead, 'GET /review/backend/task/detail', {
    id: String(tasks.find((task) => task.number === number)?.id),
  })

/** Waits until the film has run to its end, and the server has been told that it was seen. */
async function seeTheEnd(page: Page): Promise<void> {
  await expect.poll(() => isOver(page), { timeout: 90_000 }).toBe(true)
  await expect(player(page).getByText(/^(Seen|已看) (9[5-9]|100)/)).toBeVisible()
}

test('ten episodes are reviewed, with three marks and one rejection, in twelve keys each at most, in English', async ({
  signedIn,
}) => {
  test.setTimeout(600_000)
  const [page, lead] = [await signedIn('reviewer'), await signedIn('admin')]
  const { address, tasks } = await handOut(lead, 10)
  await page.goto(address)
  let keys = 0
  const hit = (...pressed: readonly string[]) => {
    keys += pressed.length
    return press(page, ...pressed)
  }
  /** The last five seconds, for the first of the reasons. */
  const mark = async () => {
    await hit('[', 'ArrowLeft', ']', '1')
    await expect(marks(page)).toHaveCount(1)
  }
  const nothing = () => Promise.resolve()
  const passed = { work: nothing, decision: ['a'], proposal: 'pass', marks: 0 }
  const marked = { ...passed, work: mark, marks: 1 }
  const rejected = { work: mark, decision: ['3', '1'], proposal: 'reject', marks: 1 }
  const round = [passed, marked, passed, passed, passed, marked, passed, passed, passed, rejected]
  for (const { work, decision, proposal, marks: count } of round) {
    keys = 0
    await expect.poll(() => isReady(page)).toBe(true)
    const number = await numberShown(page).innerText()
    await press(page, 'F4', '+', '+', '+', '+')
    await seeTheEnd(page)
    await work()
    await hit(...decision, 'Control+Enter')
    await expect(numberShown(page)).not.toHaveText(number)
    expect(keys).toBeLessThanOrEqual(mostKeys)
    const now = await held(lead, tasks, number)
    expect(now).toMatchObject({ stage: 'final', proposal })
    expect(now.marks ?? []).toHaveLength(count)
  }
})

test('three episodes are reviewed, with one mark and one rejection, by the mouse alone, in Chinese', async ({
  signedIn,
}) => {
  test.setTimeout(300_000)
  const [page, lead] = [await signedIn('reviewer', { locale: 'zh-CN' }), await signedIn('admin')]
  const { address, tasks } = await handOut(lead, 4)
  await page.goto(address)
  const decide = async (title: RegExp, pick: () => Promise<void>) => {
    await article(page).getByRole('group', { name: '处理' }).getByRole('button', { name: title }).click()
    await pick()
    await strip(page).getByRole('button', { name: title }).click()
  }
  const mark = async () => {
    await player(page).getByRole('button', { name: '开始标记' }).click()
    await player(page)
      .getByRole('slider')
      .click({ position: { x: 60, y: 5 } })
    await player(page).getByRole('button', { name: '结束标记' }).click()
    await player(page).getByRole('region').getByRole('button').first().click()
    await expect(marks(page)).toHaveCount(1)
  }
  const nothing = () => Promise.resolve()
  const pass = () => decide(/^建议通过/, nothing)
  const reject = async () => {
    await mark()
    await decide(/^建议驳回/, () => strip(page).getByRole('checkbox').first().check())
  }
  const round = [
    { work: pass, proposal: 'pass', marks: 0 },
    { work: pass, proposal: 'pass', marks: 0 },
    { work: reject, proposal: 'reject', marks: 1 },
  ]
  const decided: Decided[] = []
  for (const { work, proposal, marks: count } of round) {
    await expect.poll(() => isReady(page)).toBe(true)
    const number = await numberShown(page).innerText()
    await player(page).getByRole('button', { name: '播放', exact: true }).click()
    for (const speed of ['1×', '1.25×', '1.5×', '1.75×'])
      await player(page).getByRole('button', { name: speed }).click()
    await seeTheEnd(page)
    await work()
    await expect(numberShown(page)).not.toHaveText(number)
    const now = await held(lead, tasks, number)
    expect(now).toMatchObject({ stage: 'final', proposal })
    expect(now.marks ?? []).toHaveLength(count)
    decided.push(now)
  }
  const rejected = decided.at(-1)
  expect(rejected?.reasons?.map(({ id }) => id)).toEqual(rejected?.marks?.map(({ reason }) => reason))
})

test('keys that come before what they are meant for act once it has come', async ({ signedIn }) => {
  const [page, lead] = [await signedIn('reviewer'), await signedIn('admin')]
  const { address } = await handOut(lead, 1)
  // The reasons, and the answer that a mark is kept, come a second late.
  for (const late of ['**/reviewReason/**', '**/reason/**', '**/task/addMark'])
    await page.route(late, async (route) => {
      await new Promise((goOn) => setTimeout(goOn, 1_000))
      await route.continue()
    })
  await page.goto(address)
  await expect.poll(() => isReady(page)).toBe(true)
  await press(page, 'F4', '[', 'ArrowRight', ']', '1', '3', '1', '2', 'Control+Enter')
  await expect(marks(page)).toHaveCount(1)
  await expect(strip(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  // The second reason has no mark: it was decided on after both were picked.
  await expect(strip(page).getByRole('alert').first()).toContainText('mark')
})
