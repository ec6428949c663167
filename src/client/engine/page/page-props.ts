import type { PageInfo } from '../../../schema/registry'

/** What every page is given, whatever its kind; bespoke views too. */
export interface PageProps {
  readonly info: PageInfo
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>
  /** The key of its tab: what it keeps while it is not shown is kept under it. */
  readonly tabKey: string
}
