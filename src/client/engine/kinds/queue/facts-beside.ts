import { betweenParts } from '../../parts/row-label'

/**
 * The facts that are told of a case below what is read first of it, each said once: what it is called, unless that is read first,
 * and what its columns hold as far as neither says it already.
 * @param lead what is read first, where that is not what it is called
 */
export function factsBeside(lead: string | undefined, called: string, texts: readonly string[]): readonly string[] {
  const name = lead === undefined ? '' : nameBeside(lead, called)
  const told = new Set([lead, called, ...called.split(betweenParts)])
  const facts = new Set(texts.filter((text) => text !== '' && !told.has(text)))
  return [...(name === '' ? [] : [name]), ...facts]
}

/** What a case is called, without what is read first of it already. */
export function nameBeside(lead: string, called: string): string {
  return called
    .split(betweenParts)
    .filter((part) => part !== lead)
    .join(betweenParts)
}
