import { navigate } from 'wouter/use-browser-location'
import type { ShowResult } from '../../../../engine/commands/show-result'

/** What was taken to be proofread is opened. */
export const takeNext: ShowResult = ({ subtitle }: { readonly subtitle: number | null }) => {
  if (subtitle !== null) navigate(`/movie-manage/subtitle-edit?subtitle=${subtitle}`)
}
