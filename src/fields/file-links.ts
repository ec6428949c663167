import { createContext, use, useEffect, useState } from 'react'
import type { Field } from '../schema/field'
import type { FormatContext } from './format-context'
import { isUpload } from './storage-key'

/** Gives the address under which a file of a secret field may be read for some minutes; undefined where it needs none, or none is given. */
export type LinkFile = (key: string) => Promise<string | undefined>

/** Where the client puts the way to ask for links. */
export const FileLinkContext = createContext<LinkFile>(() => Promise.resolve(undefined))

/**
 * Where a stored file is fetched from, given the field that names it: of a secret one it is asked for.
 * @returns undefined until it is known, and where there is no file
 */
export function useFileAddress(
  field: Pick<Field, 'secret'>,
  key: string | null,
  { fileAddress }: Pick<FormatContext, 'fileAddress'>,
): string | undefined {
  const linkFile = use(FileLinkContext)
  const [linked, setLinked] = useState<{ readonly key: string; readonly address: string | undefined }>()
  const isLinked = field.secret !== undefined && key !== null && isUpload(key)
  useEffect(() => {
    if (!isLinked) return
    let isLeft = false
    void linkFile(key).then((address) => {
      if (!isLeft) setLinked({ key, address })
    })
    return () => {
      isLeft = true
    }
  }, [isLinked, key, linkFile])
  if (key === null || !fileAddress) return undefined
  if (!isLinked) return fileAddress(key)
  // What was just uploaded is named by no record yet and needs no link.
  return linked?.key === key ? (linked.address ?? fileAddress(key)) : undefined
}
