import { describe, expect, test } from 'vitest'
import { isHeld, mayReach } from '../../src/client/engine/declared/may-reach'
import { addressOf } from '../../src/schema/does'
import { leadsTo } from '../../src/schema/route'
import { registry } from '../../src/server/base/declarations'

const pages = [...registry.pages.values()]
const leading = [...registry.commands.values()].filter(({ command }) => addressOf(command) !== undefined)
const forms = pages.flatMap(({ page }) => ('opens' in page ? Object.values(page.opens ?? {}) : []))
const addresses = [...new Set([...leading.map(({ command }) => addressOf(command)!), ...forms])]
/** Holds everything but the pages that an address leads to. */
const without = (address: string) => {
  const closed = new Set(pages.filter(({ path }) => leadsTo(address, path)).map(({ permission }) => permission))
  return (code: string) => !closed.has(code)
}

describe('an address that a command or a list opens is reached by who may open its page, and by nobody else', () => {
  test.each(addresses)('%s', (address) => {
    expect(mayReach(address, () => true)).toBe(true)
    expect(mayReach(address, without(address))).toBe(false)
  })
})

test('a command that leads to a page is not offered to who may not open that page', () => {
  const known = leading.filter(({ page, command }) => !leadsTo(addressOf(command)!, page.path))
  expect(known.length).toBeGreaterThan(50)
  for (const info of known) {
    expect(isHeld(info, () => true)).toBe(true)
    expect(isHeld(info, without(addressOf(info.command)!))).toBe(false)
  }
})
