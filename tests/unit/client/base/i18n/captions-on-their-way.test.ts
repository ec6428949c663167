import { beforeEach, expect, test, vi } from 'vitest'

type I18n = typeof import('../../../../../src/client/base/i18n/i18n')
let i18n: I18n

beforeEach(async () => {
  // Its own state is nobody else's, as are what i18next holds and which language is in force.
  vi.resetModules()
  i18n = await import('../../../../../src/client/base/i18n/i18n')
  await i18n.startCaptions('en', false)
})

test('words that cannot be fetched keep nobody from another language, nor from the texts of the shell', async () => {
  const gone = () => Promise.reject(new Error('gone'))
  const failing = i18n.loadCaptions({ en: gone, zh: gone }, 'en')
  failing.catch(() => undefined)
  await i18n.switchLanguage('zh')
  expect(i18n.caption('shell.refresh')).toBe('刷新')
  await expect(failing).rejects.toThrow('gone')
  await i18n.switchLanguage('en')
  expect(i18n.caption('shell.refresh')).toBe('Refresh')
})

test('words that come when their language has been left come in the one in force too', async () => {
  let come = () => {}
  const late = new Promise<void>((resolve) => (come = resolve))
  const words = {
    en: () => late.then(() => ({ 'late.title': 'Late' })),
    zh: () => Promise.resolve({ 'late.title': '晚' }),
  }
  const loading = i18n.loadCaptions(words, 'en')
  await i18n.switchLanguage('zh')
  come()
  await loading
  expect(i18n.caption('late.title')).toBe('晚')
  await i18n.switchLanguage('en')
  expect(i18n.caption('late.title')).toBe('Late')
})
