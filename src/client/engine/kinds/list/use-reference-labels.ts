import { use, useEffect, useState } from 'react'
import type { Filter } from '../../../../fields/filter'
import { ReferenceSearchContext } from '../../../../fields/reference-search'
import type { Captions, Field } from '../../../../schema/field'
import { currentLanguage } from '../../../base/settings/settings-store'
import { refersTo } from '../../../../fields/field-traits'

const known = new Map<string, string>()

/** The labels of the records that a filter names, fetched where they are not known yet. */
export function useReferenceLabels(
  field: Field | undefined,
  filter: Filter | undefined,
): (id: number) => string | undefined {
  const search = use(ReferenceSearchContext)
  const [, setVersion] = useState(0)
  const entity = field && refersTo(field)
  const ids = [...(filter?.is ?? []), ...(filter?.not ?? [])].filter((id): id is number => typeof id === 'number')
  const missing = entity ? ids.filter((id) => !known.has(`${entity}.${id}`)).slice(0, 50) : []
  const wanted = missing.join(',')
  useEffect(() => {
    if (!entity || wanted === '') return
    const controller = new AbortController()
    search(entity, { ids: wanted.split(',').map(Number) }, controller.signal).then(
      (found) => {
        for (const { id, label } of found) known.set(`${entity}.${id}`, labelText(label))
        setVersion((version) => version + 1)
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [entity, wanted, search])
  return (id) => (entity ? known.get(`${entity}.${id}`) : undefined)
}

function labelText(label: string | Captions): string {
  return typeof label === 'string' ? label : (label[currentLanguage() === 'zh' ? 'zh_CN' : 'en'] ?? label.en)
}
