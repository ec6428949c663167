import { sql, type Kysely } from 'kysely'
import { dictionaries } from '../../dictionaries/dictionaries'
import { dictionaryOf } from '../../fields/choice/field'
import { titleIdOf } from '../../fields/standard-fields'
import { withMembers, type Captions, type Field } from '../../schema/field'
import { isListing } from '../../schema/page'
import { pagesOf, type CommandInfo, type Registry } from '../../schema/registry'
import { caption, hasCaption, type Language } from '../base/captions'
import { commandTitle, pageTitle } from '../base/command-title'
import type { Database } from '../db/database'
import { countItems } from '../operations/count-items'
import { choosingFields } from '../operations/dictionary-uses'

/** Where a dictionary is picked from, as people know the place. */
export interface DictionaryUse {
  readonly page: Captions
  readonly field: Captions
}

/** Has every dictionary say what this build does with it: which fields pick from it, and which items code knows, and why. */
export async function describeDictionaries(db: Kysely<Database>, registry: Registry): Promise<void> {
  const keys = new Set(Object.keys(dictionaries))
  const used = [...keys].map((key) => ({ key, uses: usesOfDictionary(registry, key) }))
  const fixed = Object.entries(dictionaries).flatMap(([key, { fixed = [] }]) =>
    fixed.flatMap(({ values, why }) => values.map((value) => ({ key, value, why }))),
  )
  await sql`update constant c set used_by = coalesce(given.uses, '[]')
    from constant own left join jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as given(key text, uses jsonb)
      on given.key = own.key
    where c.id = own.id and c.used_by is distinct from coalesce(given.uses, '[]')`.execute(db)
  await sql`update constant_item i set fixed_why = given.why
    from constant_item own join constant c on c.id = own.constant
    left join jsonb_to_recordset(${JSON.stringify(fixed)}::jsonb) as given(key text, value text, why jsonb)
      on given.key = c.key and given.value = own.value
    where i.id = own.id and i.fixed_why is distinct from given.why`.execute(db)
  await countItems(db)
}

/** The fields and the arguments of commands that pick from a dictionary, each once, by page. */
export function usesOfDictionary(registry: Registry, dictionary: string): DictionaryUse[] {
  const fields = choosingFields(registry, dictionary).map(({ entity, field, member }): DictionaryUse => {
    const pages = pagesOf(registry, entity).filter(({ page }) => page.entity === entity)
    const page = pages.find((info) => isListing(info.page)) ?? pages[0]
    const title = titleIdOf(entity, field)
    return {
      page: inBoth((language) => (page ? pageTitle(page, language) : caption(language, entity.name))),
      field: inBoth((language) =>
        [title, ...(member === undefined ? [] : [`${title}.${member}`])]
          .map((id) => caption(language, id))
          .join(language === 'zh' ? '：' : ': '),
      ),
    }
  })
  // An argument that is a field of a record writes that field, which is described already.
  const asked = fields.length > 0 ? [] : askedFor(registry, dictionary).map(useBy)
  return distinct([...fields, ...asked])
}

/** An argument that picks from a dictionary. */
interface Asked {
  readonly info: CommandInfo
  readonly name: string
  readonly field: Field
}

const asking = new WeakMap<Registry, ReadonlyMap<string, readonly Asked[]>>()

/** The arguments of all commands that pick from a dictionary; found by one walk for all of them. */
function askedFor(registry: Registry, dictionary: string): readonly Asked[] {
  let byDictionary = asking.get(registry)
  if (!byDictionary) asking.set(registry, (byDictionary = findAsked(registry)))
  return byDictionary.get(dictionary) ?? []
}

function findAsked({ commands }: Registry): ReadonlyMap<string, readonly Asked[]> {
  const found = new Map<string, Asked[]>()
  for (const info of commands.values())
    for (const [name, field] of withMembers(info.command.asks ?? {})) {
      const dictionary = dictionaryOf(field)
      if (dictionary !== undefined) found.set(dictionary, [...(found.get(dictionary) ?? []), { info, name, field }])
    }
  return found
}

function useBy({ info, name, field }: Asked): DictionaryUse {
  const own = `${info.id}.${name}`
  const id = field.caption ?? (hasCaption(own) ? own : `ask.${name}`)
  return {
    page: inBoth((language) => pageTitle(info.page, language)),
    field: inBoth((language) => `${commandTitle(info, language)} · ${caption(language, id)}`),
  }
}

function inBoth(text: (language: Language) => string): Captions {
  return { zh_CN: text('zh'), en: text('en') }
}

function distinct(uses: readonly DictionaryUse[]): DictionaryUse[] {
  return [...new Map(uses.map((use) => [JSON.stringify(use), use])).values()]
}
