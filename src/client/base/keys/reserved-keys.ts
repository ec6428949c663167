export interface ReservedKey {
  readonly keys: string
  readonly by: 'browser' | 'system' | 'ime'
}

const byBrowser = [
  'Mod+n Mod+t Mod+w Mod+Shift+n Mod+Shift+t Mod+Shift+w Ctrl+Tab Ctrl+Shift+Tab Ctrl+PageUp Ctrl+PageDown',
  'Mod+l Mod+r Mod+d Mod+j Mod+h Mod+u F1 F3 F5 F6 F7 F11 F12',
  'Mod+Shift+i Mod+Shift+j Mod+Shift+c Mod+Shift+a Mod+Shift+b Mod+Shift+p Mod+Shift+k Alt+ArrowLeft Alt+ArrowRight',
]
const bySystem = ['Alt+F4 Meta+q Meta+h Meta+m Alt+Tab Ctrl+Alt+Delete']
const byIme = ['Ctrl+Space Shift+Space Ctrl+. Ctrl+Shift+f Meta+Space']

/** Keys that browsers, systems and Chinese input methods keep for themselves, whatever a page says. */
export const reservedKeys: readonly ReservedKey[] = [
  ...rows(byBrowser, 'browser'),
  ...rows(bySystem, 'system'),
  ...rows(byIme, 'ime'),
]

function rows(lines: readonly string[], by: ReservedKey['by']): ReservedKey[] {
  return lines.flatMap((line) => line.split(' ')).map((keys) => ({ keys, by }))
}
