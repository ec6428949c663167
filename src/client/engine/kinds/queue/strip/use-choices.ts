import { useQuery } from '@tanstack/react-query'
import type { Field } from '../../../../../schema/field'
import { argumentCaptionId } from '../../../commands/command-title'
import { choicesOf } from '../../../commands/argument-step'
import type { CommandRequest } from '../../../commands/command-dialog-store'
import { labelText } from '../../../references/reference-options'
import { searchReferences } from '../../../references/search-references'
import { numbered, type NumberedChoice } from './picks'

/** The most that a list offers. */
const most = 50

/**
 * The choices of an argument, numbered in their order.
 * @returns undefined while they are not known, and where they cannot be: the argument is then asked for as any other
 */
export function useChoices(
  request: CommandRequest | undefined,
  name: string | undefined,
): { readonly choices: readonly NumberedChoice[] | undefined; readonly isLoading: boolean } {
  const field: Field | undefined = name === undefined ? undefined : request?.info.command.asks?.[name]
  const to = field && 'to' in field ? String(field.to) : ''
  const of = request?.target.kind === 'rows' ? request.target.ids[0] : undefined
  const argument = `${request?.info.id ?? ''}.${name ?? ''}`
  const { data, isLoading } = useQuery({
    queryKey: ['shortlist', argument, of],
    queryFn: ({ signal }) => searchReferences(to, { argument, limit: most, ...(of !== undefined && { of }) }, signal),
    enabled: to !== '',
  })
  if (name === undefined || !field || !request) return { choices: undefined, isLoading }
  const found =
    to === ''
      ? choicesOf(field, argumentCaptionId(request.info, name))
      : data?.map(({ id, label }) => ({ value: id, label: labelText(label) }))
  return { choices: found?.length ? numbered(found) : undefined, isLoading }
}
