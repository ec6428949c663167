import { site } from '../../engine/declared/site'
import { navigate } from 'wouter/use-browser-location'
import { redoLast, undoLast } from '../../engine/commands/undo-stack'
import type { KeyBinding } from '../../base/keys/key-dispatcher'
import { keyboard } from '../../base/keys/keyboard'
import { togglePalette } from '../../engine/palette/palette-door'
import { openDialog, toggleSidebar } from '../frame/shell-store'
import { neighbour } from '../../engine/tabs/tab-rules'
import { tabStore } from '../../engine/tabs/tab-store'
import { closeActiveTab } from './tabs'

/** The keys that work on every page, until the returned function is called. */
export function bindConsoleKeys(): () => void {
  const key = (id: string, keys: string, run: () => void, more: Partial<KeyBinding> = {}): KeyBinding => ({
    id: `shell.${id}`,
    keys,
    scope: 'global',
    title: `shell.key.${id}`,
    run,
    ...more,
  })
  return keyboard.bind([
    key('palette', 'Mod+K', togglePalette, { everywhere: true }),
    key('paletteFallback', 'F8', togglePalette, { everywhere: true }),
    key('help', '?', () => openDialog('help')),
    key('undo', 'z', () => void undoLast()),
    key('redo', 'Shift+Z', () => void redoLast()),
    key('sidebar', '\\', toggleSidebar),
    ...[...site.pages.values()].flatMap(({ id, path, page }) =>
      page.goKey === undefined ? [] : [key(`go.${id}`, `g ${page.goKey}`, () => navigate(path))],
    ),
    key('nextTab', 'g n', () => step(1)),
    key('previousTab', 'g h', () => step(-1)),
    key('closeTab', 'g w', () => closeActiveTab(navigate)),
    key('zoneNav', 'w 1', () => focusZone('[data-zone=nav] input, [data-zone=nav] a')),
    key('zoneFilter', 'w 2', () => focusZone('[data-zone=filter] button')),
    key('zoneTable', 'w 3', () => focusZone('[role=grid] [tabindex="0"], [role=grid]')),
    key('zoneDetail', 'w 4', () => focusZone('aside button')),
  ])
}

function step(by: 1 | -1): void {
  const tab = neighbour(tabStore.tabs, by)
  if (tab) navigate(tab.url)
}

function focusZone(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}
