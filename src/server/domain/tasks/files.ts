import { caption } from '../../base/captions'
import type { Context } from '../../pipeline/operation'

export const titled = ({ language }: Context, id: string) => caption(language, `task-center.${id}`)
export const idsOf = (rows: readonly { readonly id: number }[]) => ({ id: { is: rows.map(({ id }) => id) } })
