import { ask, expect, test } from '../support/journey'

test.describe('the tabs of a page that has more of them than fit', () => {
  test('stand on one line, are walked by keyboard into view, and are chosen from a menu', async ({ signedIn }) => {
    const page = await signedIn('admin', { locale: 'en-US' })
    await page.goto('/user-manage/user-list')
    const { rows } = await ask<{ rows: { id: number }[] }>(page, 'POST /user/backend/page', { size: 1 })
    await page.goto(`/user-manage/user-detail/${rows[0]?.id}`)
    const tabs = page.getByRole('main').getByRole('tablist')
    const all = tabs.getByRole('tab')
    await expect(all).toHaveCount(18)
    const tops = await all.evaluateAll((each) => new Set(each.map((tab) => tab.getBoundingClientRect().top)).size)
    expect(tops).toBe(1)
    await expect(all.last()).not.toBeInViewport({ ratio: 0.98 })

    await all.first().focus()
    await page.keyboard.press('End')
    await expect(all.last()).toBeFocused()
    await expect(all.last()).toBeInViewport({ ratio: 0.98 })
    await expect(all.last()).toHaveAttribute('aria-selected', 'true')

    await page.getByRole('button', { name: 'More tabs' }).click()
    await page.getByRole('menuitemradio', { name: 'Timeline' }).click()
    await expect(all.first()).toHaveAttribute('aria-selected', 'true')
    await expect(all.first()).toBeInViewport({ ratio: 0.98 })
  })
})
