import { caption, hasCaption, type Language } from './captions'
import { commandTitle, pageTitle } from './command-title'
import { registry } from './declarations'

type Title = (language: Language) => string

let titles: ReadonlyMap<string, Title> | undefined

/** What a right is called: as its page or its command is, or by its own caption; the code itself where nobody has named it. */
export function rightTitle(code: string, language: Language): string {
  return (titles ??= findTitles()).get(code)?.(language) ?? code
}

function findTitles(): ReadonlyMap<string, Title> {
  const found = new Map<string, Title>()
  for (const entity of registry.entities.values())
    for (const [name, { secret }] of Object.entries(entity.fields))
      if (secret) found.set(secret, (language) => caption(language, `${entity.name}.${name}`))
  for (const page of registry.pages.values()) {
    found.set(page.permission, (language) => pageTitle(page, language))
    found.set(`${page.permission}.edit`, (language) =>
      caption(language, 'derived.edit', { page: pageTitle(page, language) }),
    )
    for (const name of page.page.rights ?? [])
      if (hasCaption(`${page.id}.${name}`))
        found.set(`${page.permission}.${name}`, (language) => caption(language, `${page.id}.${name}`))
  }
  for (const info of registry.commands.values())
    if (info.permission !== '') found.set(info.permission, (language) => commandTitle(info, language))
  return found
}
